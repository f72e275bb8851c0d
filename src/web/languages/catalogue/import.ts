import type { EntryProblem, FileProblem } from '#domain/export-problem.ts';

/** What may be wrong with a file that is to be imported; the domain says which problems there are. */
export type ImportMessage = EntryProblem | FileProblem;
