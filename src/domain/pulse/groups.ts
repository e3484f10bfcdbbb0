import type * as Y from 'yjs'
import { moveToEnd } from '../activity/reorder.ts'
import { checkedText } from '../activity/texts.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { SliderGroupId } from '../ids.ts'
import { limits } from '../limits.ts'
import * as pulseMessages from '../messages/pulse.ts'
import { readGroups } from './read.ts'
import { roots } from './roots.ts'

/** The name of a new category. SPEC PU1. */
export const newGroupName = 'Category'

/**
 * Adds a category at the end. SPEC PU1, PU2.
 *
 * @throws {UserMistake} for an empty or too long name, and above the limit
 */
export function createGroup(desk: Y.Doc, id: SliderGroupId, name: string = newGroupName): void {
  if (readGroups(desk).length >= limits.sliderGroups)
    throw new UserMistake(pulseMessages.tooManyPulseCategories(limits.sliderGroups))
  const checked = checkedText(name, limits.sliderGroupName)
  moveToEnd(roots.groups(desk), id)
  roots.groupName(desk).set(id, checked)
}

/** @throws {Refusal} `NOT_FOUND` when it is gone */
export function renameGroup(desk: Y.Doc, id: SliderGroupId, name: string): void {
  assertGroup(desk, id)
  const checked = checkedText(name, limits.sliderGroupName)
  if (roots.groupName(desk).get(id) !== checked) roots.groupName(desk).set(id, checked)
}

/** One that is gone already is no error. @throws {UserMistake} for the last one. SPEC PU1. */
export function deleteGroup(desk: Y.Doc, id: SliderGroupId): void {
  const groups = readGroups(desk)
  if (!groups.some((group) => group.id === id)) return
  if (groups.length === 1) throw new UserMistake(pulseMessages.lastCategory)
  roots.groupDeleted(desk).set(id, true)
}

/** @throws {Refusal} `NOT_FOUND` for a category that is deleted or not there */
export function assertGroup(desk: Y.Doc, id: SliderGroupId): void {
  if (!readGroups(desk).some((group) => group.id === id)) throw new Refusal('NOT_FOUND', `category ${id}`)
}
