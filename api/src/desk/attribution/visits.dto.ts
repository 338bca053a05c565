import { IsId } from '../../kernel/index.js';
import { TrackingDto } from './tracking.dto.js';

export class VisitDto extends TrackingDto {
  /** Made by the browser for each tab's session. */
  @IsId()
  id!: string;
}
