import { Module } from '@nestjs/common';
import { defineContext } from '../kernel/index.js';
import { CsvExports } from './csv-exports.js';
import { exported } from './export.js';

export const exportsContext = defineContext({ name: 'exports', streams: [exported] });

@Module({ providers: [CsvExports], exports: [CsvExports] })
export class ExportsModule {}
