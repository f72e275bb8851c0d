// A worker for a test: its thread ends where the text says so.
export function runTask({ input }) {
  if (input.texts.inputDay === 'die') process.exit(1);
  return {};
}
