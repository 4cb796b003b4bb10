import type { ClearanceLevel, InvestigationStatus } from '@talent-os/contracts/cyber/clearance-kinds.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column } from 'typeorm';

/** Status and dates of a person's clearance. Content of a questionnaire or a case has no column here, nor anywhere. */
export abstract class ClearanceFacts extends TenantEntity {
  @Column('text')
  currentLevel: ClearanceLevel;

  @Column('date', { nullable: true })
  grantedDate: string | null;

  @Column('text', { nullable: true })
  grantingAuthority: string | null;

  /** The last day it is valid. */
  @Column('date', { nullable: true })
  expirationDate: string | null;

  @Column('text')
  investigationStatus: InvestigationStatus;

  @Column('date', { nullable: true })
  lastInvestigationClosed: string | null;

  /** Day of the last update of the questionnaire. */
  @Column('date', { nullable: true })
  questionnaireUpdated: string | null;

  /** Last day with access, where it has ended. */
  @Column('date', { nullable: true })
  accessEndedAt: string | null;
}

export type ClearanceRecord = Omit<ClearanceFacts, keyof TenantEntity>;

/** The facts of a row, without the row. */
export const clearanceFacts = (row: ClearanceRecord): ClearanceRecord => ({
  currentLevel: row.currentLevel,
  grantedDate: row.grantedDate,
  grantingAuthority: row.grantingAuthority,
  expirationDate: row.expirationDate,
  investigationStatus: row.investigationStatus,
  lastInvestigationClosed: row.lastInvestigationClosed,
  questionnaireUpdated: row.questionnaireUpdated,
  accessEndedAt: row.accessEndedAt,
});

/** What is on record of a person of whom nothing has been verified. */
export const NOTHING: ClearanceRecord = {
  currentLevel: 'none',
  grantedDate: null,
  grantingAuthority: null,
  expirationDate: null,
  investigationStatus: 'not_started',
  lastInvestigationClosed: null,
  questionnaireUpdated: null,
  accessEndedAt: null,
};
