import { Client } from 'pg';

/** On the server at that address; it ends with it. Answers its own address. */
export async function newDatabase(server: string, name: string, template = 'template0'): Promise<string> {
  const url = new URL(server);
  url.pathname = '/postgres';
  await query(url.href, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  url.pathname = `/${name}`;
  return url.href;
}

/** How many rows it answers. */
export async function query(url: string, text: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows.length;
  } finally {
    await client.end();
  }
}
