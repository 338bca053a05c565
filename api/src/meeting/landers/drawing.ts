import { pathToFileURL } from 'node:url';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Config, Log } from '../../kernel/index.js';
import { REGIONS, type Locale } from '../../ground/settings/index.js';

/** The API's own answers, as the member site gets them; what was refused is not there. */
export interface Answers {
  settings: object;
  packages?: object | undefined;
  cards?: readonly object[] | undefined;
}

interface Asked {
  locale: Locale;
  /** Path and query. */
  address: string;
  answers: Answers;
}

/** Parts of a page: HTML that is ready to be sent, but for the words, which are text. */
export interface Drawn {
  root: string;
  /** The warning of CLI-03, as a closed dialog. */
  entry: string;
  /** What the head should name beforehand. */
  head: string;
  words: { waiting: string; failed: string };
}

/** What member-web/src/written/draw.tsx is built to. */
interface Drawer {
  mark: string;
  draw(asked: Asked & { regions: object }): Drawn;
}

/** As many drawings are kept: they differ by language, brand, country and who is shown. */
const KEPT = 64;

/** Draws the landing page with the member site's own components, built for the server. */
@Injectable()
export class SiteDrawing {
  private drawer: Promise<Drawer | undefined> | undefined;
  private readonly kept = new LRUCache<string, Drawn>({ max: KEPT });

  constructor(
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  /**
   * @param mark of which sources the site was built whose scripts will go on with the page
   * @returns undefined where it cannot be drawn for that site
   */
  async draw(mark: string, asked: Asked): Promise<Drawn | undefined> {
    this.drawer ??= this.load();
    const drawer = await this.drawer;
    if (drawer?.mark !== mark) return undefined;
    const key = JSON.stringify(asked);
    const known = this.kept.get(key);
    if (known) return known;
    try {
      const drawn = drawer.draw({ ...asked, regions: { regions: REGIONS } });
      this.kept.set(key, drawn);
      return drawn;
    } catch (error) {
      // The site draws it itself, and tells what is wrong.
      this.log.error('The first page could not be drawn', {}, error);
      return undefined;
    }
  }

  private async load(): Promise<Drawer | undefined> {
    try {
      return (await import(pathToFileURL(this.config.siteDrawing).href)) as Drawer;
    } catch (error) {
      this.log.error('The first page cannot be drawn: visitors get it from the site itself', {}, error);
      return undefined;
    }
  }
}
