import { useMemo } from 'react'
import { EntryList } from '#activity/editor/EntryList.tsx'
import type { EntryActs } from '#activity/editor/EntryRow.tsx'
import { messageOf } from '#api/callErrors.ts'
import { newId } from '#api/newId.ts'
import { CreateSliderPollDocument, SetSliderPollApprovedDocument } from '#api/operations/pulse.ts'
import { deskEditor } from '#domain/actor.ts'
import { moveBefore } from '#domain/activity/reorder.ts'
import { limits, times } from '#domain/limits.ts'
import type { AnyMessage } from '#domain/message.ts'
import type { CategoryView } from '#domain/pulse/read.ts'
import { roots } from '#domain/pulse/roots.ts'
import { deleteStatement, updateStatement } from '#domain/pulse/statements.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { Pulse } from '../page/usePulse.ts'
import { statementText } from '../statements/statementText.ts'
import { pulseEditorText } from './text.ts'

export interface StatementEntriesProps {
  pulse: Pulse
  category: CategoryView
  isConnected: boolean
}

/** The statements of the open category in the editor: added, changed, sorted, approved and deleted. SPEC PU3, PU4 */
export function StatementEntries({ pulse, category, isConnected }: StatementEntriesProps) {
  const text = useText(pulseEditorText)
  const words = useText(statementText)
  const acts = useEntryActs(pulse, category)
  const { statements } = category
  return (
    <EntryList
      title={text.statementsOf(category.name)}
      addLabel={text.addStatement}
      whyNoMore={
        statements.length >= limits.sliderPollsPerGroup ? words.full(limits.sliderPollsPerGroup) : null
      }
      entries={statements.map(({ id, text: written, isApproved }) => ({
        id,
        text: written,
        isHidden: !isApproved,
      }))}
      selectedId={null}
      limit={limits.sliderText}
      delayMs={times.questionSaveMs}
      isConnected={isConnected}
      labelAt={text.statementAt}
      newText={text.newStatement}
      newId={newId}
      confirm={{ title: words.deleteTitle, body: words.deleteBody }}
      acts={acts}
      desk={pulse.source}
      emptyHint={text.noStatements}
      hiddenHint={words.waits}
      onSelect={(id) =>
        document.querySelector(`main [data-row="${id}"]`)?.scrollIntoView({ block: 'center' })
      }
    />
  )
}

/** Edits of the desk, so that they can be undone; adding and approving are commands. */
function useEntryActs({ objectId, source, board }: Pulse, { id: groupId }: CategoryView): EntryActs {
  const call = useCall()
  const { workshopId } = useRoom()
  return useMemo(() => {
    const edit = (act: Parameters<typeof editDesk>[1]): AnyMessage | null => {
      const done = editDesk(source, act)
      return done.ok ? null : done.message
    }
    const tell = (error: unknown): void => notify(messageOf(error), 'bad')
    return {
      add: (id, sliderText) => {
        const commonInfoInput = { workshop: workshopId }
        call(CreateSliderPollDocument, {
          ...{ id, commonInfoInput, pulseId: objectId, sliderGroupId: groupId, sliderText },
        }).catch(tell)
        return null
      },
      rename: (id, text) => edit((desk) => updateStatement({ desk, board }, deskEditor, { id, text })),
      move: (id, beforeId) => {
        const mistake = edit((desk) => moveBefore(roots.statements(desk), id, beforeId))
        if (mistake !== null) notify(mistake, 'bad')
      },
      remove: (id) => edit((desk) => deleteStatement({ desk, board }, deskEditor, id)),
      setHidden: (sliderPollId, waits) => {
        call(SetSliderPollApprovedDocument, { sliderPollId, approved: !waits }).catch(tell)
      },
    }
  }, [call, workshopId, objectId, groupId, source, board])
}
