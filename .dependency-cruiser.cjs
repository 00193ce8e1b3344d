/**
 * Who may import whom. Each row: a name, the files it speaks of, and the only files of ours they may import
 * ($1 is the game). A row marked pure may import nothing else either: no package, nothing of Node.
 * Tests may import what they like, except another game.
 */
const PURE = true;
/** @type {[name: string, from: string, may: string[], pure?: true][]} */
const TABLE = [
  ['core', '^core/', ['^core/'], PURE],
  ['text', '^text/', ['^text/', '^core/', '^protocol/'], PURE],
  ['bots', '^bots/', ['^bots/', '^core/'], PURE],
  ['game-rules', '^games/([^/]+)/rules/', ['^core/', '^games/$1/rules/'], PURE],
  ['game-frozen', '^games/([^/]+)/frozen/', ['^core/', '^games/$1/(rules|frozen)/'], PURE],
  ['game-text', '^games/([^/]+)/text/', ['^core/', '^text/', '^games/$1/((rules|text)/|points[.]ts)'], PURE],
  ['game-lessons', '^games/([^/]+)/lessons/', ['^core/', '^text/', '^games/$1/(rules|lessons)/'], PURE],
  ['game-plates', '^games/([^/]+)/plates/', ['^core/', '^text/', '^games/$1/(rules|plates)/'], PURE],
  ['game-bots', '^games/([^/]+)/bots/', ['^core/', '^bots/', '^games/$1/((rules|bots)/|points[.]ts)'], PURE],
  [
    'game-board',
    '^games/([^/]+)/board/',
    ['^core/', '^text/', '^games/$1/(rules/(types|tables|outlook)[.]ts|text/|board/)', '^client/kit/'],
  ],
  ['game', '^games/([^/]+)/[^/]+$', ['^core/', '^text/', '^bots/', '^games/$1/'], PURE],
  ['registry', '^games/[^/]+$', ['^core/', '^bots/', '^text/', '^games/'], PURE],
  ['protocol', '^protocol/', ['^protocol/', '^core/']],
  ['table', '^table/', ['^table/', '^core/', '^protocol/'], PURE],
  [
    'server',
    '^server/',
    ['^server/', '^core/', '^protocol/', '^table/', '^text/', '^games/(index|versions)[.]ts$', '^bots/'],
  ],
  ['client', '^client/', ['^client/', '^core/', '^protocol/', '^table/', '^text/', '^bots/', '^games/']],
  [
    'arena',
    '^arena/',
    [
      '^(arena|core|text|protocol|bots|bench|tools)/',
      '^games/(index|versions)[.]ts$',
      '^server/(luck|people/ratings)[.]ts$',
    ],
  ],
  ['bench', '^bench/', ['^(bench|core|text|bots|games|arena|protocol|tools)/']],
  ['trials', '^trials/', ['^(trials|bench/load|core|protocol)/', '^games/[^/]+/rules/']],
  ['tools', '^tools/', ['^tools/']],
];

const OURS = '^(core|text|bots|games|protocol|table|server|client|arena|bench|trials|tools)/';
const TEST = '[.]test[.]ts$';

/** @param {typeof TABLE[number]} row @returns {import('dependency-cruiser').IForbiddenRuleType} */
function rule([name, from, may, pure]) {
  return {
    name,
    severity: 'error',
    from: { path: from, pathNot: TEST },
    to: { ...(pure ? {} : { path: OURS }), pathNot: may },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...TABLE.map(rule),
    {
      name: 'text-needs-only-types',
      severity: 'error',
      from: { path: '^text/', pathNot: TEST },
      to: { path: '^(core|protocol)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'games-apart',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/[^/]+/', pathNot: '^games/$1/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'tests-are-leaves', severity: 'error', from: {}, to: { path: TEST } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|bench/peers)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
