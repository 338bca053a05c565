export interface MailLink {
  label: string;
  url: string;
}

/** A line of a receipt; `total` stands out. */
export interface Figure {
  label: string;
  value: string;
  total?: boolean;
}

/** Another member, as far as a mail may tell of them. */
export interface Person {
  name: string;
  /** Age and place. */
  facts?: string | undefined;
  /** What tells a fictional profile apart (PRO-04). */
  label?: string | undefined;
  /** Of a person among several; a mail about one has its button. */
  url?: string;
}

/** Who writes: the site the member signed up at. */
export interface Sender {
  site: string;
  /** Who runs it, each part on its own line. */
  company: string[];
}

/** A mail in its blocks, from top to bottom; HTML and text are two ways to write the same. */
export interface Content {
  language: string;
  sender: Sender;
  subject: string;
  heading: string;
  people: Person[];
  paragraphs: string[];
  figures: Figure[];
  /** What must not be overlooked, in a box of its own. */
  note?: string | undefined;
  button: MailLink;
  /** Over the button's address, for who cannot press it; none where the site is easily opened without. */
  spelledOut?: string | undefined;
  /** Small print under the button. */
  footer: string[];
  /** Links at the very end. */
  links: MailLink[];
}
