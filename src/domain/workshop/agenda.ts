import type * as Y from 'yjs'
import { Refusal, UserMistake } from '../errors.ts'
import type { PartId, WorkshopId } from '../ids.ts'
import { limits } from '../limits.ts'
import { leadToLobby } from './changeState.ts'
import { readAgenda, readState, stateRoots, writeChanged } from './state.ts'
import type { AgendaPart } from './state.ts'
import { cleanText, cutText } from '../text.ts'
import * as textMessages from '../messages/texts.ts'

/** Normalizes an activity's name, which may be empty. SPEC W4. @throws {UserMistake} when it is too long */
export function checkedPartName(name: string): string {
  const clean = cleanText(name)
  if (clean.length > limits.activityName) throw new UserMistake(textMessages.textTooLong(limits.activityName))
  return clean
}

const copyMark = ' (copy)'

/** The name of a copy in the same agenda, cut to the limit. The copy of an unnamed activity is unnamed. SPEC K3. */
export function copiedPartName(name: string): string {
  return name === '' ? '' : cutText(name, limits.activityName - copyMark.length).trimEnd() + copyMark
}

/** Adds a new activity at the end of the agenda. SPEC W3. */
export function addPart(doc: Y.Doc, part: Omit<AgendaPart, 'position'>): AgendaPart {
  const added = { ...part, position: readAgenda(doc).length }
  stateRoots.parts(doc).set(part.id, added)
  return added
}

/**
 * Replaces the activity of a part. If it was presented, everyone goes to the lobby. A timer that was to lock it no
 * longer locks anything. SPEC W5, W11.
 *
 * @throws {Refusal} `NOT_FOUND` when the part is not in the agenda
 */
export function replaceActivity(
  doc: Y.Doc,
  id: WorkshopId,
  partId: PartId,
  activity: Pick<AgendaPart, 'objectId' | 'content' | 'partName' | 'numberOfAxis'>,
): AgendaPart {
  const part = { ...partIn(doc, partId), ...activity }
  leavePart(doc, id, partId)
  const { timer } = readState(doc, id)
  if (timer?.partId === partId)
    writeChanged(stateRoots.state(doc), { timer: { ...timer, locksInput: false } })
  stateRoots.parts(doc).set(partId, part)
  return part
}

/** @throws {Refusal} `NOT_FOUND` when it is not in the agenda */
export function renamePart(doc: Y.Doc, partId: PartId, name: string): AgendaPart {
  return changePart(doc, partId, { partName: checkedPartName(name) })
}

/** Hides an activity from participants, or shows it. Hiding the presented one sets PA. SPEC S4. */
export function setPartHidden(doc: Y.Doc, id: WorkshopId, partId: PartId, hidden: boolean): AgendaPart {
  const part = changePart(doc, partId, { hidden })
  const state = readState(doc, id)
  if (hidden && state.activePartId === partId && state.currentState === 'RU') leadToLobby(doc, id)
  return part
}

/** Removes an activity from the agenda (idempotent). Deleting the presented one sets PA. SPEC S4, W5. */
export function removePart(doc: Y.Doc, id: WorkshopId, partId: PartId): void {
  if (!stateRoots.parts(doc).has(partId)) return
  leavePart(doc, id, partId)
  stateRoots.parts(doc).delete(partId)
  renumber(doc, readAgenda(doc))
}

/**
 * Orders the agenda by the given positions; parts that are not named follow in their old order. SPEC W3.
 *
 * @returns the parts whose position changed
 */
export function orderParts(doc: Y.Doc, positions: readonly { id: PartId; position: number }[]): AgendaPart[] {
  const wanted = new Map(positions.map(({ id, position }) => [id, position]))
  const agenda = readAgenda(doc)
  const named = agenda
    .filter(({ id }) => wanted.has(id))
    .sort((a, b) => (wanted.get(a.id) ?? 0) - (wanted.get(b.id) ?? 0))
  return renumber(doc, [...named, ...agenda.filter(({ id }) => !wanted.has(id))])
}

/** A part of the agenda. @throws {Refusal} `NOT_FOUND` */
export function partIn(doc: Y.Doc, partId: PartId): AgendaPart {
  const part = stateRoots.parts(doc).get(partId)
  if (!part) throw new Refusal('NOT_FOUND', `part ${partId}`)
  return part
}

function changePart(doc: Y.Doc, partId: PartId, change: Partial<AgendaPart>): AgendaPart {
  const part = { ...partIn(doc, partId), ...change }
  writeChanged(stateRoots.parts(doc), { [partId]: part })
  return part
}

/** A deleted part must not stay the active one, because every later change of the state would be refused. */
function leavePart(doc: Y.Doc, id: WorkshopId, partId: PartId): void {
  if (readState(doc, id).activePartId !== partId) return
  leadToLobby(doc, id, { activePartId: null })
}

function renumber(doc: Y.Doc, agenda: readonly AgendaPart[]): AgendaPart[] {
  const moved = agenda
    .map((part, position) => ({ ...part, position }))
    .filter((part, index) => agenda[index]?.position !== part.position)
  for (const part of moved) stateRoots.parts(doc).set(part.id, part)
  return moved
}
