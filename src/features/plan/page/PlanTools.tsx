import { Menu } from '@mantine/core'
import { IconCopyPlus } from '@tabler/icons-react'
import { DeskTools } from '#activity/page/DeskTools.tsx'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { usePlanHistory } from '../history/usePlanHistory.ts'
import type { Plan } from './usePlan.ts'

/** In the row of tools, for facilitators: undo and redo of whatever they did in the table, and a menu. */
export function PlanTools({ plan }: { plan: Plan }) {
  const openRunDialog = useOpenRunDialog()
  const labels = useText(labelText)
  const history = usePlanHistory(plan)
  const { objectId, source } = plan
  return (
    <DeskTools desk={source} history={history}>
      <Menu.Item
        leftSection={<IconCopyPlus size={18} />}
        onClick={() => openRunDialog({ name: 'copyInput', objectId, at: null })}
      >
        {labels.copyInput}
      </Menu.Item>
    </DeskTools>
  )
}
