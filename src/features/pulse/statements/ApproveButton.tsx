import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import type { Pulse } from '../usePulse.ts'
import { approvalText } from './approvalText.ts'
import type { StatementItem } from './statementScreen.ts'
import { useApproval } from './useApproval.ts'

export interface ApproveButtonProps {
  pulseId: Pulse['objectId']
  /** One, or all that wait in a category. */
  statements: readonly StatementItem[]
}

/** For facilitators: shows statements that wait to the room. SPEC PU3 */
export function ApproveButton({ pulseId, statements }: ApproveButtonProps) {
  const text = useText(approvalText)
  const { isReady, whyNot, approve } = useApproval(pulseId)
  const [first, ...others] = statements
  const isOne = first !== undefined && others.length === 0
  return (
    <Button
      size="compact-md"
      variant={isOne ? 'filled' : 'light'}
      leftSection={isOne && <IconCheck size={16} />}
      disabled={!isReady}
      title={whyNot ?? undefined}
      data-control={isOne ? 'approve' : undefined}
      aria-label={isOne ? text.approveOne(first.text) : undefined}
      onClick={() => void approve(statements)}
    >
      {isOne ? text.approve : text.approveAll}
    </Button>
  )
}
