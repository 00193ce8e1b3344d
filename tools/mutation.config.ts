/** The tests as mutants meet them. */
import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import tests from '../vitest.config.ts';

/** One test that notices is enough, so the quick ones come first; as a rule it is the other way round. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

export default mergeConfig(tests, { test: { sequence: { sequencer: QuickFirst } } });
