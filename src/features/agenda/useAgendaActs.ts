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
import { contents } from '#domain/workshop/content.ts'
import type { PartId } from '#domain/ids.ts'
import { lobbyPath, partAt, partPath } from '#domain/workshop/paths.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import * as joinMessages from '#domain/messages/joining.ts'
import type { AnyMessage } from '#domain/message.ts'
import type { ActivityChoice } from '#activity/choice.ts'
import { tellLeftOut } from '#activity/copyInput/tellLeftOut.ts'
import { addedHere } from '#activity/session/justAdded.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { announce } from '#ui/focus/announce.ts'
import { notify } from '#ui/toasts/notify.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { useSidePanel } from '#activity/session/sidePanel.ts'
import { inWishedOrder, moveBehindSeen } from './list/order.ts'
import { buildText } from './buildText.ts'
import { useLeaveForAdded } from './useLeaveForAdded.ts'

/** The type that an activity gets when it is made. */
type NewType = Pick<ActivityChoice, 'kind' | 'options' | 'text'>

/**
 * Acts of facilitators on the agenda. All of them need the connection; after the end they can only delete. SPEC E1, E3.
 */
export function useAgendaActs() {
  const text = useText(buildText)
  const ui = useText(uiText)
  const { workshopId } = useRoom()
  const { agenda, workshop } = useStateDocument()
  const call = useCall()
  const navigate = useNavigate()
  const isConnected = useCanCall()
  const { showBeside } = useSidePanel()
  const leaveForIt = useLeaveForAdded()
  const [wished, setWished] = useState<string[] | null>(null)
  const parts = inWishedOrder(agenda, wished)
  const canBuild = useMayDo('build') && isConnected

  const commonOf = ({ kind, options }: NewType, title: string) => ({
    title,
    type: contents[kind],
    ...(options && { options }),
    commonInfoData: { workshop: workshopId },
  })
  const tried = async (act: Promise<unknown>): Promise<AnyMessage | null> => {
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

  /** @param seen the agenda on the screen when the person decided */
  const move = async (part: AgendaPart, place: number, seen = parts): Promise<void> => {
    if (!canBuild) return
    const ids = moveBehindSeen(idsOf(parts), idsOf(seen), part.id, place)
    setWished(ids)
    announce(text.moved(part.partName || ui.unnamed, ids.indexOf(part.id) + 1, ids.length))
    await orTell(
      call(SetPartsPositionDocument, { positionList: ids.map((id, position) => ({ id, position })) }),
    )
    setWished(null)
  }
  const create = async (choice: ActivityChoice, title: string): Promise<void> => {
    const { kind } = choice
    if (!canBuild) return
    try {
      const made = await makeOnce(`${workshopId} ${choice.text.id}`, async (ids) => {
        await call(CreatePartAndTypeDocument, { ...ids, ...commonOf(choice, title) })
        return ids
      })
      if (made === null) return
      leaveForIt()
      addedHere(made.objectId)
      announce(text.created(title))
      showBeside('editor')
      await navigate(`${lobbyPath(workshopId)}/${kind}/${made.objectId}`)
    } catch (error) {
      notify(messageOf(error), 'bad')
    }
  }
  /**
   * Replaces an activity with one of another type and opens it. SPEC W11.
   *
   * @param done the message after success
   * @returns the error message, or null
   */
  const switchTo = (
    part: AgendaPart,
    { choice, name }: { choice: NewType; name: string },
    done: string,
  ): Promise<AnyMessage | null> =>
    tried(
      makeOnce(`${workshopId} ${part.objectId} ${choice.text.id}`, async (ids) => {
        await call(CreatePartAndTypeDocument, { ...ids, ...commonOf(choice, name), reusePartId: part.id })
        notify(done, 'good')
        showBeside('editor')
        await navigate(`${lobbyPath(workshopId)}/${choice.kind}/${ids.objectId}`)
      }),
    )
  /**
   * Copies an activity of this or another session to the end of this agenda and opens it. Returns the error message, or
   * null.
   */
  const duplicate = async (
    partId: PartId,
    mode: 'copy_all' | 'headings_only',
  ): Promise<AnyMessage | null> => {
    const input = { part: partId, target: workshopId, mode }
    try {
      const made = await makeOnce(JSON.stringify(input), (ids) =>
        call(DuplicatePartDocument, { ...ids, ...input }),
      )
      const part = made?.duplicatePart.part
      if (!part) return null
      leaveForIt()
      await navigate(partPath(workshopId, asAgendaPart(part)))
      tellLeftOut(made?.duplicatePart.leftOut)
      return null
    } catch (error) {
      return error instanceof Offline ? error.said : text.duplicateFailed
    }
  }
  const remove = async (part: AgendaPart): Promise<AnyMessage | null> => {
    const mistake = await tried(call(DeletePartDocument, { part: part.id }))
    const isOnScreen = partAt(location.pathname, agenda)?.id === part.id
    if (mistake === null && isOnScreen) await navigate(lobbyPath(workshopId), { replace: true })
    return mistake
  }
  return {
    parts,
    isConnected,
    /** The reason why the agenda cannot be changed now, or null. */
    whyNot: workshop.ended ? joinMessages.sessionEnded : isConnected ? null : ui.needsConnection,
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
