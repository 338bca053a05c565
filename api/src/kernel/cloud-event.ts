import type { BrokerMessage } from './broker.js';
import type { EventRow, LogReader } from './log-reader.js';

/** What the log's event is in the topic: a CloudEvent in binary mode (EVT-05; docs/events.md), the same bytes each time. */
export function messageOf(log: LogReader, row: EventRow, source: string): Omit<BrokerMessage, 'partition'> {
  const { position, stream, streamId, version, type, data, actor, requestId, at } = log.lift(row);
  const headers = {
    ce_specversion: '1.0',
    ce_id: `${position}`,
    ce_source: source,
    ce_type: type,
    ce_subject: stream,
    ce_streamversion: `${version}`,
    ce_time: at.toISOString(),
    ce_dataschema: `urn:dating:event:${type}:${log.versionOf(row)}`,
    ce_actor: actor,
    ...(requestId && { ce_requestid: requestId }),
    'content-type': 'application/json',
  };
  return { key: streamId, value: JSON.stringify(data), headers };
}

/** The event of a record, as the log has it. */
export function rowOf(header: (name: string) => string, value: string): EventRow {
  const schema = header('ce_dataschema');
  return {
    position: Number(header('ce_id')),
    stream: header('ce_subject'),
    version: Number(header('ce_streamversion')),
    type: header('ce_type'),
    schema_version: Number(schema.slice(schema.lastIndexOf(':') + 1)),
    data: JSON.parse(value) as object,
    actor: header('ce_actor'),
    request_id: header('ce_requestid') || null,
    recorded_at: new Date(header('ce_time')),
  };
}
