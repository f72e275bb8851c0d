/**
 * Saves a value that may be changed faster than it can be saved: one call at a time, and the last value wanted is the one
 * that is saved in the end, whatever became of those before it.
 */
export class LastWanted<T> {
  private wanted: { readonly value: T } | undefined;
  private readonly save: (value: T) => Promise<unknown>;

  constructor(save: (value: T) => Promise<unknown>) {
    this.save = save;
  }

  /** Something is still to be saved. */
  get isSaving(): boolean {
    return this.wanted !== undefined;
  }

  /**
   * Resolves with the value that was saved in the end, or with undefined at once when an earlier `want` is still at work
   * and will answer for this one too. Rejects as saving the last value did.
   */
  async want(value: T): Promise<{ readonly value: T } | undefined> {
    const isAtWork = this.isSaving;
    this.wanted = { value };
    if (isAtWork) return undefined;
    for (let current = this.wanted; ; current = this.wanted) {
      const failure = await this.save(current.value).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      if (this.wanted !== current) continue;
      this.wanted = undefined;
      if (failure) throw failure.error;
      return current;
    }
  }
}
