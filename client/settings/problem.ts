/** Why something was refused, and which field of a form that is about. */
import type { Refused } from '../../protocol/refusals.ts';

export type FieldName = 'name' | 'password' | 'newPassword';

export interface Problem {
  /** None: it is about the form as a whole. */
  readonly field: FieldName | undefined;
  readonly sentence: string;
}

const ABOUT: Readonly<Record<string, FieldName>> = {
  badName: 'name',
  badWord: 'name',
  nameTaken: 'name',
  mixedName: 'name',
  wrongPassword: 'password',
  weakPassword: 'newPassword',
  commonPassword: 'newPassword',
  simplePassword: 'newPassword',
  passwordIsName: 'newPassword',
};

export const problemOf = ({ code }: Pick<Refused, 'code'>, sentence: string): Problem => ({
  field: ABOUT[code],
  sentence,
});

/** What stands at a field, or below the form. */
export const saidAt = (problem: Problem | undefined, field: FieldName | undefined): string =>
  problem && problem.field === field ? problem.sentence : '';
