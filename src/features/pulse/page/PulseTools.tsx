import { Menu } from '@mantine/core'
import { IconArrowsDiff, IconCheck, IconChecks, IconCopyPlus, IconHourglass } from '@tabler/icons-react'
import { DeskTools } from '#activity/page/DeskTools.tsx'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import { VotingMenu } from '#activity/voting/control/VotingMenu.tsx'
import type { Voting } from '#activity/voting/useVoting.ts'
import { messageOf } from '#api/callErrors.ts'
import {
  SetApprovalNeededDocument,
  SetEarlierPulseShownDocument,
  SetPulseResultsShownDocument,
} from '#api/operations/pulse.ts'
import { readLineage } from '#domain/pulse/earlier.ts'
import { boardRoots, roots } from '#domain/pulse/roots.ts'
import { pulseScale } from '#domain/pulse/votes.ts'
import { useCanCall } from '#sync/connection/connection.ts'
import { useStateDocument } from '#sync/documents/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useCall } from '#sync/room/room.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { statementText } from '../statements/statementText.ts'
import { useApproval } from '../statements/useApproval.ts'
import type { Statements } from '../statements/useStatements.ts'
import { toolsText } from './toolsText.ts'
import type { PulseHere } from './useHere.ts'
import type { Pulse } from './usePulse.ts'

export interface PulseToolsProps {
  pulse: Pulse
  here: PulseHere
  voting: Voting
  statements: Statements
  isArranging: boolean
}

const axes = [{ title: '' }]

/** In the row of tools, for facilitators: the voting menu; undo, redo, and a menu about statements and results. */
export function PulseTools({ pulse, here, voting, statements, isArranging }: PulseToolsProps) {
  const { objectId, categories } = pulse
  const call = useCall()
  const part = useStateDocument().agenda.find((one) => one.objectId === objectId)
  const category = categories[here.at]
  const targets = category ? statements.inCategory(category.id).approved : []
  return (
    <>
      {part && (
        <VotingMenu
          {...{ part, voting }}
          setShown={(showResultsPage) =>
            call(SetPulseResultsShownDocument, { pulseId: objectId, showResultsPage })
          }
          proxies={{ targets, scale: pulseScale, axes }}
        />
      )}
      {isArranging && <PulseMenu pulse={pulse} />}
    </>
  )
}

function PulseMenu({ pulse: { objectId, source, board, categories, isApprovalNeeded } }: { pulse: Pulse }) {
  const text = useText(toolsText)
  const words = useText(statementText)
  const labels = useText(labelText)
  const openRunDialog = useOpenRunDialog()
  const call = useCall()
  const isOnline = useCanCall()
  const approval = useApproval(objectId)
  const waiting = categories.flatMap(({ statements }) => statements).filter(({ isApproved }) => !isApproved)
  const hasEarlier = useDerived(source, [roots.lineage], (desk) => readLineage(desk).length > 0)
  const isCompared = useDerived(board, [boardRoots.earlier], (doc) => boardRoots.earlier(doc).size > 0)
  const { run, isBusy } = useAct(
    async (act: () => Promise<unknown>) => void (await act()),
    (error) => {
      notify(messageOf(error), 'bad')
      return null
    },
  )
  const isOff = !isOnline || isBusy
  return (
    <DeskTools desk={source}>
      <Menu.Item
        role="menuitemcheckbox"
        aria-checked={isApprovalNeeded}
        leftSection={<IconHourglass size={18} />}
        rightSection={isApprovalNeeded && <IconCheck size={18} aria-hidden="true" />}
        disabled={isOff}
        onClick={() =>
          void run(() => call(SetApprovalNeededDocument, { pulseId: objectId, needed: !isApprovalNeeded }))
        }
      >
        {words.approvalNeeded}
      </Menu.Item>
      {waiting.length > 0 && (
        <Menu.Item
          leftSection={<IconChecks size={18} />}
          disabled={!approval.isReady}
          onClick={() => void approval.approveAll()}
        >
          {text.approveAll(waiting.length)}
        </Menu.Item>
      )}
      {(hasEarlier || isCompared) && (
        <Menu.Item
          role="menuitemcheckbox"
          aria-checked={isCompared}
          leftSection={<IconArrowsDiff size={18} />}
          rightSection={isCompared && <IconCheck size={18} aria-hidden="true" />}
          disabled={isOff}
          onClick={() =>
            void run(() => call(SetEarlierPulseShownDocument, { pulseId: objectId, shown: !isCompared }))
          }
        >
          {text.compare}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconCopyPlus size={18} />}
        onClick={() => openRunDialog({ name: 'copyInput', objectId, at: null })}
      >
        {labels.copyInput}
      </Menu.Item>
    </DeskTools>
  )
}
