import type * as Y from 'yjs'
import { Refusal } from '../../errors.ts'
import type { PostGroupId } from '../../ids.ts'
import { isSameQuestion, readGroup, readGroups } from '../read.ts'
import { roots } from '../roots.ts'
import type { UnderHeadings } from '../roots.ts'
import { groupColorCount, shownColor } from './shownColor.ts'

/** @throws {Refusal} `NOT_FOUND` when the group was deleted, `BAD_USER_INPUT` for an unknown colour */
export function colorGroup(desk: Y.Doc, id: PostGroupId, color: number): void {
  if (!readGroup(desk, id)) throw new Refusal('NOT_FOUND', `group ${id}`)
  if (color !== 0 && shownColor(color) === 0) throw new Refusal('BAD_USER_INPUT', `color ${color}`)
  if (color === 0) roots.groupColor(desk).delete(id)
  else roots.groupColor(desk).set(id, color)
}

/** The colour used by the fewest groups of a question; among equals the first. */
export function nextColor(desk: Y.Doc, at: UnderHeadings): number {
  const used = new Array<number>(groupColorCount + 1).fill(0)
  for (const group of readGroups(desk)) {
    if (!isSameQuestion(group, at)) continue
    const color = shownColor(group.color)
    used[color] = (used[color] ?? 0) + 1
  }
  const counts = used.slice(1)
  return 1 + counts.indexOf(Math.min(...counts))
}
