import { Refusal, UserMistake } from '#domain/errors.ts'
import type { PlanRowId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import * as planMessages from '#domain/messages/plan.ts'
import type { Conflict } from '#domain/plan/cells.ts'
import type { ColumnPlace } from '#domain/plan/columnPlace.ts'
import { contents } from '#domain/workshop/content.ts'
import { newId } from '#server/commands/made.ts'
import type { PlanRowInput, PlanValueInput, Resolvers } from '#server/graphql/generated.ts'
import { payCommands } from '../../context/context.ts'
import type { GraphQLContext } from '../../context/context.ts'
import { toPayload } from '../../context/toPayload.ts'
import { actIn, actOn } from '../../context/roles.ts'
import type { Acting } from '../../context/roles.ts'
import { submit } from '../../context/submit.ts'
import { partsOf } from '../../context/stateView.ts'
import { given, listOf, listed, positionOf } from '../../context/inputs.ts'
import {
  addColumn,
  addRow,
  addRows,
  changeColumn,
  changePlan,
  changeRow,
  removeColumns,
  removeRow,
} from './commands.ts'
import { assertSeesPositions } from '../scope.ts'
import type { PlanRowParent } from './parents.ts'
import { actedIn } from '../scope.ts'
import { createScope, openScope } from './scope.ts'
import type { PlanScope } from './scope.ts'
import { maySee } from '#domain/permissions.ts'

const kind = 'plan'

export const planResolvers: Resolvers = {
  Query: {
    async plan(_root, { id }, context) {
      return { scope: await openScope(context, id) }
    },
  },

  Mutation: {
    updatePlan: (_root, { planId, planName, planDesc, headings, notes }, context) =>
      toPayload(async () => {
        const acting = await actIn(context, planId, 'arrange', { kind })
        const texts = { planName: given(planName), planDesc: given(planDesc), notes: given(notes) }
        const change = { texts, headings: (headings ?? []).map((heading) => heading ?? null) }
        await submit(context, changePlan(acting.author, acting.ref, change))
        return { plan: { scope: scopeOf(context, acting) } }
      }),

    addPlanRow: (_root, { id, planId }, context) =>
      toPayload(async () => {
        const acting = await actIn(context, planId, 'contribute', { kind })
        const row = { id: newId(id) }
        await submit(context, addRow(acting.author, acting.ref, row))
        return { row: await rowNow(scopeOf(context, acting), row.id) }
      }),

    createPlanValue: (_root, { id, commonInfoData, planId, valueList, rows }, context) =>
      toPayload(async () => {
        const place = { kind, workshopId: commonInfoData.workshop } as const
        const acting = await actIn(context, planId, 'contribute', place)
        const scope = scopeOf(context, acting)
        if (rows) {
          const isMixed = given(id) !== undefined || valueList.length > 0
          if (isMixed || rows.length === 0) throw new Refusal('BAD_USER_INPUT', 'one row or several')
          const added = listOf(rows, limits.planRowsPerCall).map(rowFrom)
          await assertSeesPositions(
            scope,
            added.flatMap(({ cells }) => cells.map(positionNamed)),
          )
          payCommands(context, added.length - 1)
          await submit(context, addRows(acting.author, acting.ref, added))
          const now = await scope.changedRows(added.map((row) => row.id))
          return { rows: now && listed(context, now).map((row) => ({ scope, row })) }
        }
        const row = { id: newId(id), cells: listOf(valueList).map(cellFrom) }
        await assertSeesPositions(scope, row.cells.map(positionNamed))
        await submit(context, addRow(acting.author, acting.ref, row))
        return { row: await rowNow(scope, row.id) }
      }),

    async updatePlanRow(_root, { rowId, valueList }, context) {
      let conflicts: Conflict[] | null = null
      const answer = await toPayload(async () => {
        const acting = await actOn(context, rowId, ['planRow'], 'contribute')
        const scope = scopeOf(context, acting)
        const cells = listOf(valueList).map((cell) => ({
          ...cellFrom(cell),
          expected: given(cell.expected),
        }))
        const found = await submit(context, changeRow(acting.author, acting.ref, { rowId, cells }))
        if (found.length > 0) {
          conflicts = found
          throw new UserMistake(planMessages.cellChanged)
        }
        return { row: await rowNow(scope, rowId) }
      })
      return { ...answer, conflicts }
    },

    deletePlanRow: (_root, { rowId }, context) =>
      toPayload(async () => {
        const { author, ref } = await actOn(context, rowId, ['planRow'], 'arrange')
        await submit(context, removeRow(author, ref, rowId))
      }),

    addPlanColumn: (_root, { id, planId, index, heading }, context) =>
      toPayload(async () => {
        const acting = await actIn(context, planId, 'arrange', { kind })
        const at = given(index)
        const column = {
          id: newId(id),
          heading: given(heading),
          index: at === undefined ? undefined : positionOf(at),
        }
        await submit(context, addColumn(acting.author, acting.ref, column))
        return { plan: { scope: scopeOf(context, acting) } }
      }),

    updatePlanColumn: (_root, { columnId: id, heading, choices }, context) =>
      toPayload(async () => {
        const acting = await actOn(context, id, ['planColumn'], 'arrange')
        const change = { heading: given(heading), choices: choices ? listOf(choices) : undefined }
        await submit(context, changeColumn(acting.author, acting.ref, id, change))
        return { plan: { scope: scopeOf(context, acting) } }
      }),

    deletePlanColumn: (_root, { planId, columnId, index, numColumns, valueList }, context) =>
      toPayload(async () => {
        const acting = await actIn(context, planId, 'arrange', { kind })
        const places = valueList?.length ? valueList : null
        const one = columnId || typeof index === 'number' ? [{ columnId, position: index }] : places
        if (!one && typeof numColumns !== 'number') throw new Refusal('BAD_USER_INPUT', 'no column named')
        const named = one ? { columns: one.map(placeFrom) } : { behind: positionOf(numColumns ?? 0) }
        await submit(context, removeColumns(acting.author, acting.ref, named))
        return { plan: { scope: scopeOf(context, acting) } }
      }),
  },

  Workshop: {
    async planSet({ row, role }, _args, context) {
      if (!maySee(role, 'all')) return null
      const parts = (await partsOf(context, row.id)).filter(({ content }) => content === contents.plan)
      return Promise.all(parts.map(async ({ objectId }) => ({ scope: await openScope(context, objectId) })))
    },
  },

  Plan: {
    id: ({ scope }) => scope.ref.objectId,
    planName: async ({ scope }) => (await scope.view()).planName,
    planDesc: async ({ scope }) => (await scope.view()).planDesc,
    numColumns: async ({ scope }) => (await scope.view()).columns.length,
    headings: async ({ scope }) => (await scope.view()).headings,
    columns: async ({ scope }) => (await scope.view()).columns,
    async rows({ scope }, { mine }, context) {
      const [{ rows }, own] = await Promise.all([scope.view(), mine ? scope.ownIds() : null])
      const wanted = own === null ? rows : rows.filter(({ id }) => own.has(id))
      return listed(context, wanted).map((row) => ({ scope, row }))
    },
    inputLocked: async ({ scope }) => (await scope.view()).inputLocked,
    finishedCount: ({ scope }) => scope.finishedCount(),
    isFinished: ({ scope }) => scope.isFinished(),
    notes: async ({ scope }) => (await scope.view()).notes,
  },

  PlanRow: {
    id: ({ row }) => row.id,
    cells: ({ row }) => row.cells,
    isMine: ({ scope, row }) => scope.isMine(row.id),
    copiedFrom: async ({ scope, row }) => (await scope.view()).copiedFrom.get(row.id) ?? null,
    createdTimeStamp: ({ row }) => row.createdAt,
  },
}

/** The column that a value names; an id wins over a position. */
function placeFrom({ columnId, position }: Pick<PlanValueInput, 'columnId' | 'position'>) {
  const at = given(position)
  return { columnId: given(columnId), position: at === undefined ? undefined : positionOf(at) }
}

/** Undefined for a cell that names its column. */
function positionNamed({ columnId, position }: ColumnPlace): number | undefined {
  return columnId === undefined ? position : undefined
}

function cellFrom({ value, ...place }: PlanValueInput) {
  return { ...placeFrom(place), value: value ?? '' }
}

function scopeOf(context: GraphQLContext, { ref, author }: Acting): PlanScope {
  return createScope(context, actedIn({ ref, author }))
}

function rowFrom({ id, valueList }: PlanRowInput) {
  return { id: newId(id), cells: listOf(valueList).map(cellFrom) }
}

/** The present version of a row; null when it was deleted since, because a retry is answered all the same. SPEC C2 */
async function rowNow(scope: PlanScope, id: PlanRowId): Promise<PlanRowParent | null> {
  const [row] = (await scope.changedRows([id])) ?? []
  return row ? { scope, row } : null
}
