import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageOf, Offline } from '#api/callErrors.ts'
import { makeOnce } from '#api/makeOnce.ts'
import {
  CreatePartAndTypeDocument,
  DeletePartDocument,
  DuplicatePartDocument,
  SetPartsPositionDocument,
  UpdatePartAndTypeTitleDocument,
  UpdatePartVisibilityDocument,
} from '#api/operations/part.ts'
import type { PartRowFragment } from '#api/generated.ts'
import { contents } from '#domain/content.ts'
import type { ActivityKind } from '#domain/content.ts'
import { endedMessage } from '#domain/ending.ts'
import type { PartId } from '#domain/ids.ts'
import { lobbyPath, partAt, partPath } from '#domain/paths.ts'
import type { AgendaPart } from '#domain/state.ts'
import type { ActivityChoice } from '#activity/choice.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useCanCall } from '#sync/connection.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useCall, useRoom } from '#sync/room.tsx'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notify.ts'
import { useText } from '#ui/useText.ts'
import { openEditorBeside } from '#activity/session/sidePanel.ts'

import { inWishedOrder, moveBehindSeen } from './order.ts'
import { buildText } from './buildText.ts'
import { useLeaveForAdded } from './useLeaveForAdded.ts'

/** What facilitators do with the agenda. All of it needs the connection; after the end they only delete. SPEC E1, E3. */
export function useAgendaActs() {
  const text = useText(buildText)
  const { workshopId } = useRoom()
  const { agenda, workshop } = useStateDocument()
  const call = useCall()
  const navigate = useNavigate()
  const isConnected = useCanCall()
  const leaveForIt = useLeaveForAdded()
  const [wished, setWished] = useState<string[] | null>(null)
  const parts = inWishedOrder(agenda, wished)
  const canBuild = useMayDo('build') && isConnected

  const commonOf = (kind: ActivityKind, title: string) => ({
    title,
    type: contents[kind],
    commonInfoData: { workshop: workshopId },
  })
  const tried = async (act: Promise<unknown>): Promise<string | null> => {
    try {
      await act
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
  const orTell = async (act: Promise<unknown>): Promise<boolean> => {
    const mistake = await tried(act)
    if (mistake !== null) notify(mistake, 'bad')
    return mistake === null
  }

  /** @param seen the agenda as it stood on the screen while the person decided */
  const move = async (part: AgendaPart, place: number, seen = parts): Promise<void> => {
    if (!canBuild) return
    const ids = moveBehindSeen(idsOf(parts), idsOf(seen), part.id, place)
    setWished(ids)
    announce(text.moved(part.partName || text.unnamed, ids.indexOf(part.id) + 1, ids.length))
    await orTell(
      call(SetPartsPositionDocument, { positionList: ids.map((id, position) => ({ id, position })) }),
    )
    setWished(null)
  }
  const create = async ({ kind }: ActivityChoice, title: string): Promise<void> => {
    if (!canBuild) return
    try {
      const made = await makeOnce(`${workshopId} ${kind}`, async (ids) => {
        await call(CreatePartAndTypeDocument, { ...ids, ...commonOf(kind, title) })
        return ids
      })
      if (made === null) return
      leaveForIt()
      announce(text.created(title))
      openEditorBeside()
      await navigate(`${lobbyPath(workshopId)}/${kind}/${made.objectId}`)
    } catch (error) {
      notify(messageOf(error), 'bad')
    }
  }
  /**
   * Puts an activity of another type in the place of a part's and opens it. SPEC W11.
   *
   * @param done what is said then
   * @returns what went wrong, or null
   */
  const switchTo = (
    part: AgendaPart,
    { kind, name }: { kind: ActivityKind; name: string },
    done: string,
  ): Promise<string | null> =>
    tried(
      makeOnce(`${workshopId} ${part.objectId} ${kind}`, async (ids) => {
        await call(CreatePartAndTypeDocument, { ...ids, ...commonOf(kind, name), reusePartId: part.id })
        notify(done, 'good')
        openEditorBeside()
        await navigate(`${lobbyPath(workshopId)}/${kind}/${ids.objectId}`)
      }),
    )
  /** Copies an activity of this or another session to the end of this agenda and opens it. Answers what went wrong, or null. */
  const duplicate = async (partId: PartId, mode: 'copy_all' | 'headings_only'): Promise<string | null> => {
    const input = { part: partId, target: workshopId, mode }
    try {
      const made = await makeOnce(JSON.stringify(input), (ids) =>
        call(DuplicatePartDocument, { ...ids, ...input }),
      )
      const part = made?.duplicatePart.part
      if (!part) return null
      leaveForIt()
      await navigate(partPath(workshopId, asAgendaPart(part)))
      return null
    } catch (error) {
      return error instanceof Offline ? error.message : text.duplicateFailed
    }
  }
  const remove = async (part: AgendaPart): Promise<string | null> => {
    const mistake = await tried(call(DeletePartDocument, { part: part.id }))
    const isOnScreen = partAt(location.pathname, agenda)?.id === part.id
    if (mistake === null && isOnScreen) await navigate(lobbyPath(workshopId), { replace: true })
    return mistake
  }
  return {
    parts,
    isConnected,
    /** Why nothing is built now, or null. */
    whyNot: workshop.ended ? endedMessage : isConnected ? null : text.needsConnection,
    move,
    create,
    switchTo,
    duplicate,
    remove,
    rename: (part: AgendaPart, title: string) =>
      tried(call(UpdatePartAndTypeTitleDocument, { id: part.id, title })),
    setHidden: (part: AgendaPart, hidden: boolean) =>
      orTell(call(UpdatePartVisibilityDocument, { partId: part.id, hidden })),
    pathOf: (part: AgendaPart) => partPath(workshopId, part),
  }
}

function idsOf(parts: readonly AgendaPart[]): string[] {
  return parts.map(({ id }) => id)
}

function asAgendaPart({ numberOfAxis, ...part }: PartRowFragment): AgendaPart {
  return { ...part, numberOfAxis: numberOfAxis ?? null }
}

export type AgendaActs = ReturnType<typeof useAgendaActs>
