import type { ColumnView } from '#domain/plan/read.ts'
import type { TableRow } from '#domain/plan/table.ts'
import type { PlanScope } from './scope.ts'

export interface PlanParent {
  scope: PlanScope
}

export type PlanColumnParent = ColumnView

export interface PlanRowParent {
  scope: PlanScope
  row: TableRow
}
