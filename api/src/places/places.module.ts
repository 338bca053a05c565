import { Module } from '@nestjs/common';
import { defineContext } from '../kernel/index.js';
import { PlacesController } from './places.controller.js';
import { Places } from './places.js';

export const placesContext = defineContext({ name: 'places' });

@Module({ controllers: [PlacesController], providers: [Places], exports: [Places] })
export class PlacesModule {}
