/** What a letter sets off in the browser. */
const OF_A_LETTER = ['keydown', 'keypress', 'textInput', 'input', 'keyup', 'selectionchange'] as const;

const fields = new WeakMap<EventTarget, () => void>();
let isListening = false;

/**
 * Keeps the letters typed in a field from the rest of the page, where React would go through its tree six times for each
 * (docs/decisions/0024); `onInput` alone hears of a change. Keys that command, as Tab or Escape, go their way.
 */
export function quieten(field: EventTarget, onInput: () => void): void {
  fields.set(field, onInput);
  if (isListening) return;
  isListening = true;
  for (const type of OF_A_LETTER) addEventListener(type, hear, { capture: true });
}

function hear(event: Event): void {
  const onInput = event.target && fields.get(event.target);
  if (!onInput || isCommand(event)) return;
  event.stopPropagation();
  if (event.type === 'input') onInput();
}

/** A key with a name («Escape»), or held together with one. */
function isCommand(event: Event): boolean {
  return (
    'key' in event &&
    (String(event.key).length > 1 || (event as KeyboardEvent).ctrlKey || (event as KeyboardEvent).metaKey)
  );
}
