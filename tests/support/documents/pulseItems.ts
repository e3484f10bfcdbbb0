import type * as Y from 'yjs'
import type { ActivityDocs } from '#domain/activity/docs.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { createItem } from '#domain/activity/items/createItems.ts'
import type { Actor } from '#domain/actor.ts'
import { categoryRules } from '#domain/pulse/categoryRules.ts'
import { statementRules } from '#domain/pulse/statementRules.ts'

/** Adds a category at the end. */
export function addCategory(desk: Y.Doc, id: string, text = id): void {
  deskEdits.create(categoryRules, desk, { id, text })
}

/** Adds a statement at the end of its category, as somebody. */
export function addStatement(
  docs: ActivityDocs,
  by: Actor,
  statement: { id: string; groupId: string; text: string; createdAt: number },
): void {
  createItem(statementRules, docs, by, statement)
}
