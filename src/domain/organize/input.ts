import { answersIn, untaken } from '../activity/copiedInput.ts'
import type { CopiedInput, CopyItem, InputModel } from '../activity/copiedInput.ts'
import { madeOf } from '../activity/contents.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { assertTakes } from '../activity/items/createItems.ts'
import { appendItems } from '../activity/items/inputItems.ts'
import { readItems as readNamed } from '../activity/leftOut.ts'
import { nameOf, textOf } from '../activity/texts.ts'
import { votingRound } from '../activity/votes/showing.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { GroupId, ObjectId, SectionId } from '../ids.ts'
import { limits } from '../limits.ts'
import * as copyMessages from '../messages/copying.ts'
import * as organizeMessages from '../messages/organize.ts'
import { groupType, itemType, sectionType } from './items.ts'
import type { GroupItem, ItemView } from './items.ts'
import { putLast } from './moves.ts'
import { readArrangement, readSections } from './places.ts'
import type { Entry, OrganizedSection, Target } from './places.ts'
import { sortedItems } from './results.ts'
import type { SortedItem } from './results.ts'
import { itemRules } from './rules.ts'
import type * as Y from 'yjs'

interface Source {
  objectId: ObjectId
  sections: readonly OrganizedSection[]
  results: ReadonlyMap<string, SortedItem>
}

/**
 * Reads input as values, section by section, what is not sorted first. An item's score is how many chose the section that
 * most chose for it. TOP takes the items about which people agree most. SPEC OR10
 */
export const readInput: InputModel['read'] = (docs, objectId, items, { multiTopicId }, onMissing) => {
  const sections = readSections(docs.desk).filter(
    ({ id }) => multiTopicId === undefined || id === multiTopicId,
  )
  const source: Source = { objectId, sections: sections.map(named), results: resultsOf(docs) }
  return readNamed(items, (item, taken) => inputOf(source, item, taken), onMissing)
}

/** Without items that have no text. */
function named(section: OrganizedSection): OrganizedSection {
  const entries = section.entries.map(({ group, items }) => ({
    group,
    items: items.filter(({ text }) => nameOf(text, limits.postText) !== ''),
  }))
  return { ...section, entries: entries.filter(({ group, items }) => group !== null || items.length > 0) }
}

/** Empty results while they may not be read. SPEC BT6 */
function resultsOf({ desk, board, tally }: ActivityDocs): Map<string, SortedItem> {
  const all = readSections(desk).flatMap(({ entries }) => entries.flatMap(({ items }) => items))
  const { sections } = readArrangement(desk)
  const sorted = sortedItems(all, sections, { tally: tally ?? null, round: votingRound(board) })
  return new Map(sorted.map((one) => [one.id, one]))
}

function inputOf(source: Source, item: CopyItem, taken: Set<string>): CopiedInput[] {
  const { objectId, sections } = source
  const { type, objId, copyChildren, count } = item
  const isHere = (section: OrganizedSection): boolean => objId === objectId || objId === section.id
  if (type === 'TOPICS' || type === 'MULTI_TOPICS')
    return sections.filter(isHere).flatMap((section) => sectionInput(source, section, copyChildren, taken))
  const entries = sections.flatMap((section) =>
    section.entries.filter(
      ({ group, items }) => isHere(section) || group?.id === objId || items.some(({ id }) => id === objId),
    ),
  )
  if (type === 'TOP') {
    const all = entries.flatMap(({ items }) => items)
    return untaken(byAgreement(source, all).slice(0, count), taken).map((one) => itemInput(source, one))
  }
  return entries.flatMap((entry) => {
    if (entry.group?.id === objId && !copyChildren)
      return untaken([entry.group], taken).map((group) => groupInput(source, group, null))
    const isNamed = entry.items.some(({ id }) => id === objId)
    const chosen = isNamed ? { group: null, items: entry.items.filter(({ id }) => id === objId) } : entry
    return entryInput(source, copyChildren ? chosen : { ...chosen, group: null }, taken)
  })
}

/** A section as a heading; what is not sorted has none, so that its entries stand by themselves. */
function sectionInput(
  source: Source,
  section: OrganizedSection,
  copyChildren: boolean,
  taken: Set<string>,
): CopiedInput[] {
  const below = (): CopiedInput[] =>
    copyChildren ? section.entries.flatMap((entry) => entryInput(source, entry, taken)) : []
  const { id } = section
  if (id === null) return []
  return untaken([{ id }], taken).map(() => ({
    ...input(source, { ...section, id }, section.desc),
    ...{ color: section.color, children: copyChildren ? below() : null },
  }))
}

function entryInput(source: Source, { group, items }: Entry, taken: Set<string>): CopiedInput[] {
  const fresh = group === null ? [] : untaken([group], taken)
  const below = untaken(items, taken).map((one) => itemInput(source, one))
  const [one] = fresh
  return one ? [groupInput(source, one, below)] : below
}

function groupInput(source: Source, group: GroupItem, children: CopiedInput[] | null): CopiedInput {
  return { ...input(source, group, ''), children }
}

function itemInput(source: Source, item: ItemView): CopiedInput {
  const score = source.results.get(item.id)?.agreement.votes ?? 0
  return { ...input(source, item, textOf(item.desc, limits.postDesc)), score }
}

function input({ objectId }: Source, { id, text }: { id: string; text: unknown }, desc: string): CopiedInput {
  return {
    ...{ color: 0, score: 0, isHidden: false, comments: [], children: null, desc },
    text: nameOf(text, limits.postText),
    source: { objectId, itemId: id },
  }
}

function byAgreement({ results }: Source, items: readonly ItemView[]): ItemView[] {
  const shareOf = ({ id }: ItemView): number => results.get(id)?.agreement.share ?? 0
  return items.toSorted((a, b) => shareOf(b) - shareOf(a))
}

/**
 * Appends input in its order, under new ids: as items and groups of a section or of what is not sorted, or each as a section
 * with what is under it. A group joins one of its name that is in the same place, unless groups are cloned. SPEC OR10
 */
export const writeInput: InputModel['write'] = ({ desk, ...docs }, given, to, by) => {
  const writing: Writing = { items: [], groups: [], sections: [], placed: [] }
  const add = (all: readonly CopiedInput[], target: Target): void =>
    planEntries(desk, writing, all, { ...to, target }, by.newId)
  if (to.kind === 'ANSWERS') {
    const sectionId = to.multiTopicId
    if (sectionId !== undefined && !readArrangement(desk).sections.some(({ id }) => id === sectionId))
      throw new Refusal('NOT_FOUND', `${sectionType.kind} ${sectionId}`)
    add(given, sectionId === undefined ? {} : { sectionId })
    if (writing.items.length + writing.groups.length === 0) throw new UserMistake(copyMessages.nothingToCopy)
  } else {
    if (given.length === 0) throw new UserMistake(copyMessages.nothingToCopy)
    if (given.some(({ isHidden }) => isHidden)) throw new UserMistake(organizeMessages.hiddenForOrganize)
    for (const heading of given) {
      const id = by.newId()
      writing.sections.push({ id, heading })
      add(heading.children ?? [], { sectionId: id })
    }
  }
  assertFits({ desk, ...docs }, writing)
  const { made } = write(desk, writing, by)
  const copied = to.kind === 'ANSWERS' ? writing.items.length : writing.sections.length
  return { made, copied: copied || writing.groups.length }
}

/** What a copy is about to make: all of it is checked before any of it is written. */
interface Writing {
  sections: { id: SectionId; heading: CopiedInput }[]
  groups: { id: GroupId; text: string }[]
  items: { id: string; input: CopiedInput }[]
  /** Where each group and item is to be, in their order. */
  placed: (Target & { id: string })[]
}

function planEntries(
  desk: Y.Doc,
  writing: Writing,
  given: readonly CopiedInput[],
  {
    target,
    copyGroups = true,
    cloneGroups = false,
  }: {
    target: Target
    copyGroups?: boolean | undefined
    cloneGroups?: boolean | undefined
  },
  newId: () => string,
): void {
  const addItems = (all: readonly CopiedInput[], to: Target): void => {
    for (const one of answersIn(all)) {
      if (nameOf(one.text, limits.postText) === '') continue
      const id = newId()
      writing.items.push({ id, input: one })
      writing.placed.push({ id, ...to })
    }
  }
  for (const one of given) {
    const name = nameOf(one.text, limits.groupName)
    if (one.children === null || !copyGroups || name === '') {
      addItems([one], target)
      continue
    }
    const there = cloneGroups ? undefined : groupNamed(desk, name, target)
    const id = there ?? newId()
    if (there === undefined) {
      writing.groups.push({ id, text: name })
      writing.placed.push({ id, ...target })
    }
    addItems(one.children, { groupId: id })
  }
}

function groupNamed(desk: Y.Doc, name: string, { sectionId = undefined }: Target): GroupId | undefined {
  const { groups, placeOf } = readArrangement(desk)
  return groups.find(
    ({ id, text }) =>
      nameOf(text, limits.groupName) === name && placeOf(id).sectionId === (sectionId ?? null),
  )?.id
}

/** @throws {UserMistake} when there would be more than may be */
function assertFits(docs: ActivityDocs, { sections, groups, items }: Writing): void {
  const now = readArrangement(docs.desk)
  if (now.sections.length + sections.length > sectionType.most)
    throw new UserMistake(organizeMessages.tooManySectionsToCopy(sectionType.most))
  if (now.groups.length + groups.length > groupType.most)
    throw new UserMistake(organizeMessages.tooManyGroupsToCopy(groupType.most))
  assertTakes(
    itemRules,
    docs,
    items.map(() => ({})),
  )
}

function write(
  desk: Y.Doc,
  { sections, groups, items, placed }: Writing,
  { now }: { now: number },
): { made: ReturnType<typeof madeOf> } {
  const idsFor = (all: readonly { id: string }[]) => {
    const ids = all.map(({ id }) => id)
    return { now, newId: () => ids.shift() ?? '' }
  }
  const names = sections.map(({ heading: { text, desc, color } }, at) => ({
    text: nameOf(text, limits.sectionName) || `Section ${at + 1}`,
    ...{ desc: textOf(desc, limits.sectionDesc), color },
  }))
  const texts = items.map(({ input: { text, desc, source } }) => ({
    ...{ text: nameOf(text, limits.postText), desc: textOf(desc, limits.postDesc), source },
  }))
  const made = {
    [sectionType.kind]: appendItems(sectionType, desk, names, idsFor(sections)),
    [groupType.kind]: appendItems(groupType, desk, groups, idsFor(groups)),
    [itemType.kind]: appendItems(itemType, desk, texts, idsFor(items)),
  }
  for (const { id, ...target } of placed) putLast(desk, [id], target)
  return { made: madeOf(made) }
}
