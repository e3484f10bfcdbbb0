import { useMemo } from 'react'
import type * as Y from 'yjs'
import { useRememberAct } from '#activity/overlay/pageActs.ts'
import { useSendAct } from '#activity/overlay/useSendAct.ts'
import { newId } from '#api/newId.ts'
import {
  CreateSliderPollDocument,
  DeleteSliderPollDocument,
  UpdateSliderPollDocument,
} from '#api/operations/pulse.ts'
import { deskEditor } from '#domain/actor.ts'
import type { SliderGroupId, SliderPollId } from '#domain/ids.ts'
import type { AnyMessage } from '#domain/message.ts'
import { deleteStatement, updateStatement } from '#domain/pulse/statements.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { Pulse } from '../page/usePulse.ts'
import { statementItems } from './statementItems.ts'
import type { StatementItem } from './statementItems.ts'
import { statementText } from './statementText.ts'

const { type } = statementItems
/** Acts on statements; those that return something return the error, or null. */
export interface StatementActs {
  add: (groupId: SliderGroupId, text: string) => SliderPollId
  change: (statement: StatementItem, text: string) => AnyMessage | null
  remove: (statement: StatementItem) => AnyMessage | null
  /** The desk that `change` and `remove` of a saved statement edit; null: they are calls. */
  desk: Y.Doc | null
}

/**
 * Adding is a command for all roles, and so are a participant's changes: sent through the outbox, so they also work
 * offline. A facilitator's changes are edits of the desk, so that they can be undone.
 */
export function useStatementActs({ objectId, readsDesk, source, board }: Pulse): StatementActs {
  const act = useSendAct(objectId)
  const rememberAct = useRememberAct()
  const { workshopId } = useRoom()
  const text = useText(statementText)
  return useMemo(() => {
    return {
      desk: readsDesk ? source : null,
      add: (groupId, words) => {
        const id = newId()
        act({
          document: CreateSliderPollDocument,
          variables: {
            ...{ id, pulseId: objectId, sliderGroupId: groupId, sliderText: words },
            commonInfoInput: { workshop: workshopId },
          },
          label: text.labelStatement,
          text: words,
          effect: { does: 'create', type, id, fields: { groupId, text: words } },
        })
        return id
      },
      change: (statement, words) => {
        const { id, isSaved } = statement
        if (readsDesk && isSaved) {
          const edit = { id, text: words }
          const done = editDesk(source, (desk) => updateStatement({ desk, board }, deskEditor, edit))
          return done.ok ? null : done.message
        }
        act({
          document: UpdateSliderPollDocument,
          variables: { sliderPollId: id, sliderText: words },
          label: text.labelEdit,
          text: words,
          effect: { does: 'change', type, id, fields: { text: words } },
        })
        return null
      },
      remove: ({ id, isSaved, text: words }) => {
        if (readsDesk && isSaved) {
          const done = editDesk(source, (desk) => deleteStatement({ desk, board }, deskEditor, id))
          // This device may have it outside the desk, too.
          if (done.ok) rememberAct(objectId, id, { isDeleted: true })
          return done.ok ? null : done.message
        }
        act({
          document: DeleteSliderPollDocument,
          variables: { sliderPollId: id },
          label: text.labelDelete,
          text: words,
          effect: { does: 'remove', type, id },
        })
        return null
      },
    }
  }, [act, rememberAct, objectId, workshopId, readsDesk, source, board, text])
}
