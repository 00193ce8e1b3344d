/** Pictures of tables in the middle of their games: build/shots. */
import { test } from '@playwright/test';
import { choose, LOOKS } from './pages.ts';
import { openPosition, POSITIONS, type PositionName } from './positions.ts';

const SIZES = {
  small: { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
} as const;
const SHOTS = 'build/shots';

for (const [device, size] of Object.entries(SIZES)) {
  for (const [theme, language] of LOOKS) {
    test(`boards ${device} ${theme} ${language}`, async ({ page }) => {
      await page.setViewportSize(size);
      await choose(page, language, theme);
      for (const name of Object.keys(POSITIONS) as PositionName[]) {
        await openPosition(page, name);
        await page.screenshot({ path: `${SHOTS}/board-${name}-${device}-${theme}-${language}.png` });
      }
    });
  }
}
