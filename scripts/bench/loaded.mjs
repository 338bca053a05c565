// One run of the load generator, with the CPU time that servers and PostgreSQL took for each message.
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { cpuOf, cpuOfAll, postgresCpu } from './cpu.mjs';

/** @param {{ adapter: string, ports: string, seconds: number, connections: number, data: string, env?: object, servers: { pid: number }[], worker?: { pid: number }, postmaster: number }} run */
export async function loaded({ adapter, ports, seconds, connections, data, env, servers, worker, postmaster }) {
  const used = () => ({
    node: servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
    worker: worker ? cpuOf(worker.pid) : 0,
    postgres: postgresCpu(postmaster),
  });
  const before = { ...used(), all: cpuOfAll(), at: performance.now() };
  const script = fileURLToPath(new URL('load.mjs', import.meta.url));
  const out = await output(process.execPath, [script, adapter, ports, `${seconds}`, `${connections}`, data], env);
  const result = JSON.parse(out);
  const after = { ...used(), all: cpuOfAll(), at: performance.now() };
  const [node, byWorker, inPostgres] = ['node', 'worker', 'postgres'].map((key) => after[key] - before[key]);
  const ours = node + byWorker + inPostgres + result.generator_cpu_us * result.ok;
  const each = (used) => Math.round(used / Math.max(1, result.ok));
  const others = (after.all - before.all - ours) / ((after.at - before.at) * 1_000 * cpus().length);
  return {
    ...result,
    node_us: each(node + byWorker),
    ...(worker && { of_it_worker_us: each(byWorker) }),
    postgres_us: each(inPostgres),
    others: Number(Math.max(0, others).toFixed(2)),
  };
}

export function output(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.on('close', (code) => (code ? reject(new Error(`${command} ended with ${code}`)) : resolve(text)));
  });
}
