/** As much of an account as a table needs to know. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** bot: plays through the bot API. */
  readonly kind: 'guest' | 'person' | 'bot';
}
