export interface MailLink {
  label: string;
  url: string;
}

/** A line of a receipt; `total` is emphasised. */
export interface Figure {
  label: string;
  value: string;
  total?: boolean;
}

/** What a mail shows of another member. */
export interface Person {
  name: string;
  /** Age and place. */
  facts?: string | undefined;
  /** The label of a fictional profile (PRO-04). */
  label?: string | undefined;
  /** Link of one person among several; a mail about one person has its button instead. */
  url?: string;
}

/** Some of several people, under a title of their own. */
export interface Group {
  title: string;
  people: Person[];
  /** To all of them. */
  link: MailLink;
}

/** The sending site: the one the member signed up at. */
export interface Sender {
  site: string;
  /** Company details, one per line. */
  company: string[];
}

/** The blocks of a mail from top to bottom, rendered both as HTML and as plain text. */
export interface Content {
  language: string;
  sender: Sender;
  subject: string;
  heading: string;
  people: Person[];
  paragraphs: string[];
  figures: Figure[];
  groups: Group[];
  /** Important text, shown in a box. */
  note?: string | undefined;
  button: MailLink;
  /** Introduces the button's URL for readers who cannot press it; omitted if the site is easily reached otherwise. */
  spelledOut?: string | undefined;
  /** Small print below the button. */
  footer: string[];
  /** Links at the very end. */
  links: MailLink[];
}
