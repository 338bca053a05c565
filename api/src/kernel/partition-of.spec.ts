import { randomBytes, randomUUID } from 'node:crypto';
import { Partitioners } from 'kafkajs';
import { describe, expect, it } from '@jest/globals';
import { partitionOf } from './partition-of.js';

const theirs = Partitioners.DefaultPartitioner();
const byKafka = (key: string, partitions: number) =>
  theirs({
    topic: 'any',
    message: { key, value: null },
    partitionMetadata: Array.from({ length: partitions }, (_, partitionId) => ({
      partitionErrorCode: 0,
      partitionId,
      leader: 1,
      replicas: [],
      isr: [],
    })),
  });

describe('EVT-06 the partition of a key', () => {
  it('is the one that Kafka’s clients choose', () => {
    const keys = [
      '',
      'all',
      'België',
      '2026-11-29',
      ...Array.from({ length: 200 }, () => randomUUID() as string),
      ...Array.from({ length: 200 }, (_, n) => randomBytes(n).toString('base64')),
    ];
    for (const partitions of [1, 3, 12, 64])
      expect(keys.map((key) => partitionOf(key, partitions))).toEqual(keys.map((key) => byKafka(key, partitions)));
  });
});
