import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Delete, Get, Id, Post, Put, type RequestOf } from '../../../kernel/index.js';
import {
  ChangeSavedSearch,
  ChangeSavedSearchDto,
  DeleteSavedSearch,
  SavedSearchDto,
  SaveSearch,
} from './commands/keep-search.command.js';
import { KeptSearches, SavedSearchList } from './kept-searches.js';
import { savedSearchLimitReached, savedSearchNotFound } from './saved-searches.errors.js';

const own = { access: 'member', limit: 'saved-searches' } as const;
const one = { ...own, params: Type.Object({ id: Id }), reply: { 200: SavedSearchList } } as const;

const listRoute = defineContract({
  summary: 'The searches that the member keeps',
  access: 'member',
  reply: { 200: SavedSearchList },
});
const saveRoute = defineContract({
  ...own,
  summary: 'Keep a search, three at most; answers all that are kept',
  body: SavedSearchDto,
  reply: { 201: SavedSearchList },
  errors: [savedSearchLimitReached],
});
const changeRoute = defineContract({
  ...one,
  summary: 'Rename a kept search, replace its filter, turn its mail on or off; what is left out stays',
  body: ChangeSavedSearchDto,
  errors: [savedSearchNotFound],
});
const deleteRoute = defineContract({
  ...one,
  summary: 'Keep a search no longer; repeating it changes nothing',
});

/** Saved searches (DSC-01, DSC-09). */
@Controller('saved-searches')
export class SavedSearchesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly kept: KeptSearches,
  ) {}

  @Get('', listRoute)
  list(@Req() { caller }: RequestOf<typeof listRoute>): Promise<SavedSearchList> {
    return this.kept.of(caller.id);
  }

  @Post('', saveRoute)
  async save(@Req() { caller, key, body }: RequestOf<typeof saveRoute>): Promise<SavedSearchList> {
    await this.commands.execute(new SaveSearch({ memberId: caller.id, body, key }));
    return this.kept.of(caller.id);
  }

  @Put(':id', changeRoute)
  async change(@Req() { caller, key, body, params: { id } }: RequestOf<typeof changeRoute>): Promise<SavedSearchList> {
    await this.commands.execute(new ChangeSavedSearch({ memberId: caller.id, search: id, body, key }));
    return this.kept.of(caller.id);
  }

  @Delete(':id', deleteRoute)
  async delete(@Req() { caller, key, params: { id } }: RequestOf<typeof deleteRoute>): Promise<SavedSearchList> {
    await this.commands.execute(new DeleteSavedSearch({ memberId: caller.id, search: id, key }));
    return this.kept.of(caller.id);
  }
}
