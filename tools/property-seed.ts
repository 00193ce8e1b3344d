/**
 * The same random inputs in every run of the tests, so that a change is refused for what it breaks and not for its
 * luck. PROPERTY_SEED=any-number looks elsewhere.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 2007) });
