import { useMemo } from 'react'
import type * as Y from 'yjs'
import { useSendAct } from '#activity/overlay/useSendAct.ts'
import { newId } from '#api/newId.ts'
import { MoveOrganizeItemDocument } from '#api/operations/organize.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import type { GroupId, OrganizeItemId, SectionId } from '#domain/ids.ts'
import type { AnyMessage } from '#domain/message.ts'
import { updateInfo } from '#domain/organize/info.ts'
import { groupType, itemType, sectionType } from '#domain/organize/items.ts'
import { addGroup, move } from '#domain/organize/moves.ts'
import type { Target } from '#domain/organize/places.ts'
import { groupRules, itemRules, sectionRules } from '#domain/organize/rules.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { nameOfThing, placeOf } from '../items/shownSections.ts'
import type { MovedFields, Place, ShownSection } from '../items/shownSections.ts'
import type { Items } from '../items/useItems.ts'
import { organizeText } from '../text.ts'
import type { Organize } from '../useOrganize.ts'
import { sortText } from './sortText.ts'

/** What somebody who sorts can do. Each act is announced, and a single undo step of a facilitator's desk. */
export interface Sorting {
  /** Moves items, or groups, in their order; what is there already stays. */
  move: (ids: readonly string[], to: Place) => void
  /** On a facilitator's desk; null: this person moves items by calls, and does nothing else. */
  arranging: Arranging | null
}

export interface Arranging {
  desk: Y.Doc
  /** People sort for themselves: there may be votes for sections. */
  areVotedOn: boolean
  /** Makes a group of items, where the first of them is. Returns whether it was possible. */
  group: (ids: readonly OrganizeItemId[], name: string) => boolean
  takeOut: (ids: readonly OrganizeItemId[]) => void
  rename: (id: GroupId, name: string) => boolean
  /** Returns why it was not possible, for the dialog that asked before. */
  removeGroup: (id: GroupId) => AnyMessage | null
  removeItems: (ids: readonly OrganizeItemId[]) => AnyMessage | null
  /** What is not sorted has no colour. Returns whether it was possible. */
  changeSection: (id: SectionId | null, changed: SectionFields, said: string) => boolean
  /** What was in it is not sorted then. */
  removeSection: (id: SectionId) => AnyMessage | null
}

/** The texts and the colour of a section that are changed. */
export interface SectionFields {
  text?: string
  desc?: string
  color?: number
}

/** The acts of somebody who sorts: edits of the desk, or calls through the outbox, offline too. SPEC OR5, OR6 */
export function useSorting(organize: Organize, items: Items): Sorting {
  const { objectId, readsDesk, source, sorting } = organize
  const { sections, keyOf, all } = items
  const text = useText(sortText)
  const { labelMove } = useText(organizeText)
  const send = useSendAct(objectId)
  const desk = readsDesk ? source : null
  return useMemo(() => {
    const nameOf = (id: SectionId | null): string => sections.find((one) => one.id === id)?.text ?? ''
    const textOf = (id: string): string => nameOfThing(sections, id)
    const edit = (act: (doc: Y.Doc) => void, said: string): AnyMessage | null => {
      const done = desk && editDesk(desk, act)
      if (done?.ok) announce(said)
      return done && !done.ok ? done.message : null
    }
    const tell = (mistake: AnyMessage | null): boolean => {
      if (mistake !== null) notify(mistake, 'bad')
      return mistake === null
    }
    const sendMove = (id: OrganizeItemId, to: Place): void => {
      const fields: MovedFields = { ...to, was: keyOf(id) }
      send({
        document: MoveOrganizeItemDocument,
        variables: {
          itemId: id,
          ...(to.groupId === null ? { sectionId: to.sectionId } : { groupId: to.groupId }),
          fromSectionId: placeOf(sections, id)?.sectionId ?? null,
          ...(to.beforeId !== null && { beforeId: to.beforeId }),
        },
        label: labelMove,
        text: textOf(id),
        effect: { does: 'change', type: itemType.kind, id, fields },
      })
    }
    const arranging = desk && {
      desk,
      areVotedOn: sorting === 'EACH',
      group: (ids: readonly OrganizeItemId[], name: string) => {
        const id = newId()
        const at = placeOf(sections, ids[0] ?? '')?.sectionId ?? null
        return tell(
          edit((doc) => {
            addGroup(doc, { id, text: name }, targetOf({ sectionId: at, groupId: null }))
            const first = entryBefore(sections, ids)
            if (first !== null) move(doc, [id], targetOf({ sectionId: at, groupId: null }), first)
            move(doc, ids, { groupId: id })
          }, text.groupCreated(name)),
        )
      },
      takeOut: (ids: readonly OrganizeItemId[]) => {
        const inGroups = ids.flatMap((id) => {
          const place = placeOf(sections, id)
          return place && place.groupId !== null ? { id, ...place } : []
        })
        tell(
          edit(
            (doc) =>
              inGroups.forEach(({ id, sectionId, groupId }) =>
                move(doc, [id], targetOf({ sectionId, groupId: null }), groupId ?? undefined),
              ),
            text.takenOut(inGroups.length),
          ),
        )
      },
      rename: (id: GroupId, name: string) =>
        tell(edit((doc) => deskEdits.update(groupType, doc, { id, text: name }), text.renamed(name))),
      removeGroup: (id: GroupId) => {
        const done = editDesk(desk, (doc) => deskEdits.remove(groupRules, doc, id))
        return done.ok ? null : done.message
      },
      removeItems: (ids: readonly OrganizeItemId[]) => {
        const done = editDesk(desk, (doc) => deskEdits.remove(itemRules, doc, ...ids))
        return done.ok ? null : done.message
      },
      changeSection: (id: SectionId | null, changed: SectionFields, said: string) =>
        tell(
          edit((doc) => {
            if (id !== null) deskEdits.update(sectionType, doc, { id, ...changed })
            else updateInfo(doc, { toplevelSectionName: changed.text, unsortedSectionDesc: changed.desc })
          }, said),
        ),
      removeSection: (id: SectionId) => {
        const done = editDesk(desk, (doc) => deskEdits.remove(sectionRules, doc, id))
        return done.ok ? null : done.message
      },
    }
    return {
      arranging,
      move: (ids, to) => {
        const isNew = (id: string): boolean => {
          const at = placeOf(sections, id)
          return at !== null && !(to.beforeId === null && isSame(at, to))
        }
        const toMove = ids.filter(isNew)
        if (toMove.length === 0) return announce(text.alreadyIn(nameOf(to.sectionId)))
        const said = text.movedTo(toMove.length, textOf(toMove[0] ?? ''), nameOf(to.sectionId))
        // What was just added is not on the desk yet: its move is sent behind it.
        const waiting = new Set(all.filter(({ isSaved }) => !isSaved).map(({ id }) => id))
        const isSent = (id: string): boolean => !desk || waiting.has(id)
        for (const id of toMove.filter(isSent)) sendMove(id, to)
        const onDesk = toMove.filter((id) => !isSent(id))
        if (onDesk.length === 0) announce(said)
        else tell(edit((doc) => move(doc, onDesk, targetOf(to), to.beforeId ?? undefined), said))
      },
    }
  }, [desk, sorting, sections, all, keyOf, text, labelMove, send])
}

function isSame(a: Pick<Place, 'sectionId' | 'groupId'>, b: Pick<Place, 'sectionId' | 'groupId'>): boolean {
  return a.groupId === b.groupId && a.sectionId === b.sectionId
}

function targetOf({ sectionId, groupId }: Pick<Place, 'sectionId' | 'groupId'>): Target {
  return groupId !== null ? { groupId } : sectionId !== null ? { sectionId } : {}
}

/** The item or group behind the first of some items, where that is by itself: their group takes its position. */
function entryBefore(sections: readonly ShownSection[], ids: readonly string[]): string | null {
  const [first = ''] = ids
  const chosen = new Set(ids)
  for (const { entries } of sections) {
    const at = entries.findIndex(({ items }) => items.some(({ id }) => id === first))
    if (at < 0) continue
    const next = entries.slice(at + 1).find(({ group, items }) => group || !chosen.has(items[0]?.id ?? ''))
    return next ? (next.group?.id ?? next.items[0]?.id ?? null) : null
  }
  return null
}
