/** What every page needs: who one is, which language and which light, and the way to the server. */
import { LANGUAGES, type Language, languageOf } from '../text/languages.ts';
import { call, speak } from './net/api.ts';
import { Link } from './net/link.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What the server keeps for somebody, on whatever device. */
export interface Settings {
  readonly language: Language;
  readonly timeZone: string;
  /** Full hours; the same twice means none. */
  readonly quietFrom: number;
  readonly quietTo: number;
  readonly mail: string;
  readonly mailAlerts: boolean;
  readonly pushAlerts: boolean;
}

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'person' | 'bot';
  readonly settings: Settings;
  readonly hasPassword: boolean;
  /** The address is one’s own, for a mail to it was answered. */
  readonly mailConfirmed: boolean;
}

const KEPT = { language: 'quayside.language', theme: 'quayside.theme', me: 'quayside.me' } as const;

class App {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(kept(KEPT.theme, THEMES) ?? 'system');
  me = $state.raw<Me | undefined>(undefined);
  /** Whether it is known by now who one is. */
  recognised = $state(false);
  #recognition: Promise<void> | undefined;
  online = $state(true);
  /** The server speaks another version of the protocol. */
  outdated = $state(false);
  /** The page one is on. */
  path = $state(location.pathname);
  /** Whether the page has a header of its own; undefined until it is known. */
  ownHeader = $state<boolean | undefined>(undefined);
  /** So many parts of the page are on their way: what stands below them would be pushed about. */
  waiting = $state(0);
  readonly link: Link;

  constructor() {
    speak(this.language);
    this.link = new Link(`${location.origin.replace(/^http/, 'ws')}/socket`, () => this.language);
    this.link.changed = (online) => {
      this.online = online;
    };
    this.link.outdated = () => {
      this.outdated = true;
    };
    addEventListener('offline', () => this.link.doubt());
    addEventListener('online', () => this.link.hope());
    addEventListener('popstate', () => {
      this.path = location.pathname;
    });
  }

  setLanguage(language: Language): void {
    this.language = language;
    localStorage.setItem(KEPT.language, language);
    document.documentElement.lang = language;
    speak(language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem(KEPT.theme, theme);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** Finds out who one is, if one has been here before. */
  recognise(): Promise<void> {
    this.#recognition ??= this.#recognise();
    return this.#recognition;
  }

  async #recognise(): Promise<void> {
    const reply = await call<Me>('GET', '/api/me');
    // Without a connection one is who one was.
    if (reply.refused?.code === 'offline') this.me = this.remembered();
    else this.#remember(reply.refused ? undefined : reply.value);
    this.recognised = true;
  }

  /** Written by this page, so it is what it was. */
  remembered(): Me | undefined {
    const kept = localStorage.getItem(KEPT.me);
    return kept === null ? undefined : (JSON.parse(kept) as Me);
  }

  #remember(me: Me | undefined): void {
    this.me = me;
    if (me) localStorage.setItem(KEPT.me, JSON.stringify(me));
    else localStorage.removeItem(KEPT.me);
  }

  /** Sits one down as a guest, if need be. */
  async beSomebody(): Promise<boolean> {
    if (this.me) return true;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const reply = await call<Me>('POST', '/api/guest', { timeZone });
    if (reply.refused) return false;
    this.become(reply.value);
    return true;
  }

  /** After coming or going: the socket was opened by whoever one was before. */
  become(me: Me | undefined): void {
    this.#remember(me);
    this.link.restart();
  }
}

function kept<T extends string>(key: string, values: readonly T[]): T | undefined {
  const value = localStorage.getItem(key);
  return values.find((known) => known === value);
}

function firstLanguage(): Language {
  const spoken = navigator.languages.map(languageOf).find((language) => language !== undefined);
  return kept(KEPT.language, LANGUAGES) ?? spoken ?? 'en';
}

export const app = new App();
