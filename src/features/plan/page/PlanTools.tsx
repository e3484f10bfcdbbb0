import { Menu } from '@mantine/core'
import { IconCopyPlus, IconTableOptions } from '@tabler/icons-react'
import { DeskTools } from '#activity/page/DeskTools.tsx'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { gridText } from '../grid/gridText.ts'
import { usePlanHistory } from '../history/usePlanHistory.ts'
import type { Plan } from '../rows/usePlan.ts'

export interface PlanToolsProps {
  plan: Plan
  /** Begins selecting cells, without a mouse or keys. */
  onSelect: () => void
}

/** In the row of tools, for facilitators: undo and redo of whatever they did in the table, and a menu. */
export function PlanTools({ plan, onSelect }: PlanToolsProps) {
  const grid = useText(gridText)
  const openRunDialog = useOpenRunDialog()
  const labels = useText(labelText)
  const history = usePlanHistory(plan)
  const { objectId, source } = plan
  return (
    <DeskTools desk={source} history={history}>
      <Menu.Item
        leftSection={<IconTableOptions size={18} />}
        disabled={plan.rows.length === 0}
        onClick={onSelect}
      >
        {grid.selectCells}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCopyPlus size={18} />}
        onClick={() => openRunDialog({ name: 'copyInput', objectId, at: null })}
      >
        {labels.copyInput}
      </Menu.Item>
    </DeskTools>
  )
}
