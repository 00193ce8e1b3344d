/** The table of all routes. */
import { accountRoutes } from './account.ts';
import { alertRoutes } from './alerts.ts';
import { archiveRoutes } from './archives.ts';
import { botRoutes } from './bots.ts';
import { companyRoutes } from './company.ts';
import type { Deps } from './deps.ts';
import { gameRoutes } from './games.ts';
import { moderationRoutes } from './moderation.ts';
import type { OpenLines } from './ndjson.ts';
import { manualRoutes, operatingRoutes } from './operating.ts';
import { passkeyRoutes } from './passkeys.ts';
import { resetRoutes } from './reset.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './sessions.ts';
import { standingRoutes } from './standing.ts';
import { tableRoutes } from './tables.ts';

export function allRoutes(deps: Deps, lines: OpenLines): readonly Route[] {
  const routes = [
    ...accountRoutes(deps),
    ...sessionRoutes(deps),
    ...resetRoutes(deps),
    ...passkeyRoutes(deps),
    ...botRoutes(deps),
    ...companyRoutes(deps),
    ...standingRoutes(deps),
    ...moderationRoutes(deps),
    ...gameRoutes,
    ...tableRoutes(deps, lines),
    ...archiveRoutes(deps),
    ...alertRoutes(deps),
    ...operatingRoutes(deps),
  ];
  return [...routes, ...manualRoutes(routes)];
}
