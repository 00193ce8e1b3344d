/** Loaded into every server under load: answers what its process has used, and ends with the one who started it. */
const TIDY = 2;

function usage() {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { processor: (user + system) / 1e6, resident: rss, heap: heapUsed + external };
}

process.on('message', (wish) => {
  if (wish === 'stop') process.exit(0);
  // The second collection finds what the first one's finalizers let go.
  if (wish === 'tidy') for (let i = 0; i < TIDY; i++) globalThis.gc?.();
  process.send?.(usage());
});
process.on('disconnect', () => process.exit(0));
