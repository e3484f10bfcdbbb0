import type { Point } from '#activity/board/drag/dragState.ts'
import type { Lifted } from '#activity/board/drag/dropTargets.ts'
import type { KeyStops } from '#activity/board/drag/keyStops.ts'
import type { Selection } from '#activity/board/selection/selection.ts'
import { entryId, placeOf } from '../items/shownSections.ts'
import type { Place, ShownSection } from '../items/shownSections.ts'

/** The effect of a drop: items, or one group, go to a place. */
export interface PlaceAct {
  ids: readonly string[]
  to: Place
}

/** Names of drop targets and of what is dragged, used as attributes in the page. */
export const placeIds = {
  section: (id: string | null) => `section:${id ?? ''}`,
  group: (id: string) => `group:${id}`,
  item: (id: string) => `item:${id}`,
} as const

/** Pixels at the upper and lower edge of a group that mean the gap beside it. */
const edge = 10

/** The name of a place, of which a component finds its part by `isIn` and `isBefore`. */
export function placeName({ sectionId, groupId, beforeId }: Place): string {
  return [sectionId ?? '', groupId ?? '', beforeId ?? ''].join(' ')
}

/** Whether the named place is in a section. */
export function isInSection(name: string | null, sectionId: string | null): boolean {
  return name?.split(' ')[0] === (sectionId ?? '')
}

/** Whether the named place is the end of a group. */
export function isEndOfGroup(name: string | null, groupId: string): boolean {
  const [, group, before] = name?.split(' ') ?? []
  return group === groupId && before === ''
}

/** Whether the named place is before an item or group. */
export function isBefore(name: string | null, id: string): boolean {
  return name?.split(' ')[2] === id
}

/**
 * The place under the pointer: the innermost list that contains it, and there the gap that is nearest. Items only go into
 * groups, and a group goes beside a group.
 */
export function placeAt(root: HTMLElement, { x, y }: Point, lifted: Lifted): Place | null {
  const drop = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')
  const section = drop?.closest<HTMLElement>('[data-drop^="section:"]')
  if (!drop || !section || !root.contains(drop)) return null
  const sectionId = idIn(section) || null
  const group = lifted.kind === 'item' ? drop.closest<HTMLElement>('[data-drop^="group:"]') : null
  if (group && !isAtEdge(group, y)) return { sectionId, groupId: idIn(group), beforeId: gapIn(group, y) }
  return { sectionId, groupId: null, beforeId: gapIn(section, y) }
}

function idIn({ dataset }: HTMLElement): string {
  return dataset['drop']?.split(':', 2)[1] ?? ''
}

function isAtEdge(group: HTMLElement, y: number): boolean {
  const { top, bottom } = group.getBoundingClientRect()
  return y < top + edge || y > bottom - edge
}

/** The row before which a point is, in the list of a section or group; null: behind all, or there is no list. */
function gapIn(around: HTMLElement, y: number): string | null {
  const list = around.querySelector('[data-list]')
  if (!list) return null
  // Rows that were scrolled away may lie under the heading.
  const at = Math.max(y, list.getBoundingClientRect().top)
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')]
  const next = rows
    .filter((row) => row.closest('[data-list]') === list)
    .find((row) => {
      const { top, height } = row.getBoundingClientRect()
      return at < top + height / 2
    })
  return next?.dataset['row'] ?? null
}

/** What a drag carries: a group, or an item with all that are selected beside it. */
export function carried(
  { kind, id }: Lifted,
  selection: Selection,
  sections: readonly ShownSection[],
): string[] {
  if (kind === 'group' || !selection.has(id)) return [id]
  return sections.flatMap(({ entries }) =>
    entries.flatMap(({ items }) => items.flatMap((item) => (selection.has(item.id) ? item.id : []))),
  )
}

/** The effect of a drop; null when nothing would change. */
export function actOf(
  ids: readonly string[],
  to: Place | null,
  sections: readonly ShownSection[],
): PlaceAct | null {
  const [first] = ids
  if (!to || first === undefined || !isThere(sections, to)) return null
  const siblings = idsIn(sections, to)
  const chosen = new Set(ids)
  const after = to.beforeId === null ? siblings.length : siblings.indexOf(to.beforeId)
  const beforeId = siblings.slice(after).find((id) => !chosen.has(id)) ?? null
  const others = siblings.filter((id) => !chosen.has(id))
  const at = beforeId === null ? others.length : others.indexOf(beforeId)
  const then = others.toSpliced(at, 0, ...ids)
  const isSame = then.length === siblings.length && then.every((id, index) => id === siblings[index])
  return isSame ? null : { ids, to: { ...to, beforeId } }
}

/** Whether everything that an act names still exists. */
export function isPossible({ ids, to }: PlaceAct, sections: readonly ShownSection[]): boolean {
  const isKnown = to.beforeId === null || placeOf(sections, to.beforeId) !== null
  return isKnown && isThere(sections, to) && ids.some((id) => placeOf(sections, id) !== null)
}

function isThere(sections: readonly ShownSection[], { sectionId, groupId }: Place): boolean {
  const section = sections.find(({ id }) => id === sectionId)
  return (
    section !== undefined && (groupId === null || section.entries.some(({ group }) => group?.id === groupId))
  )
}

/** What lies in a section or a group, in order. */
function idsIn(
  sections: readonly ShownSection[],
  { sectionId, groupId }: Pick<Place, 'sectionId' | 'groupId'>,
): string[] {
  const entries = sections.find(({ id }) => id === sectionId)?.entries ?? []
  if (groupId === null) return entries.map(entryId)
  return entries.find(({ group }) => group?.id === groupId)?.items.map(({ id }) => id) ?? []
}

/**
 * The places that the arrow keys step through: each gap where the item is now, and the end of every other section and
 * group. Left and right go from section to section.
 */
export function placeStops(
  lifted: Lifted,
  ids: readonly string[],
  sections: readonly ShownSection[],
): KeyStops<Place> {
  const from = placeOf(sections, lifted.id)
  const isFrom = (place: Pick<Place, 'sectionId' | 'groupId'>): boolean =>
    from?.sectionId === place.sectionId && from.groupId === place.groupId
  const placesIn = (place: Pick<Place, 'sectionId' | 'groupId'>): Place[] => [
    ...(isFrom(place) ? idsIn(sections, place).map((beforeId) => ({ ...place, beforeId })) : []),
    { ...place, beforeId: null },
  ]
  const onScreen = sections.flatMap(({ id: sectionId, entries }) => [
    ...(lifted.kind === 'item'
      ? entries.flatMap(({ group }) => (group ? placesIn({ sectionId, groupId: group.id }) : []))
      : []),
    ...placesIn({ sectionId, groupId: null }),
  ])
  const origin = onScreen.findIndex(({ beforeId, ...place }) => isFrom(place) && beforeId === lifted.id)
  const isOfUse = (place: Place): boolean => actOf(ids, place, sections) !== null
  const targets = onScreen.filter(isOfUse)
  const start = onScreen.slice(0, Math.max(0, origin)).filter(isOfUse).length - 0.5
  // The end of each section, by its position among the targets; in its own section, an item starts from where it is.
  const ends = targets.flatMap(({ groupId, beforeId, sectionId }, at) =>
    groupId === null && beforeId === null && sectionId !== from?.sectionId ? at : [],
  )
  return {
    ...{ targets, start },
    aside: (at) => ({
      left: ends.findLast((end) => end < at) ?? at,
      right: ends.find((end) => end > at) ?? at,
    }),
  }
}
