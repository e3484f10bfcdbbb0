import { Menu } from '@mantine/core'
import { IconChartBar, IconCopyPlus, IconListDetails, IconRulerMeasure } from '@tabler/icons-react'
import { useState } from 'react'
import { DeskTools } from '#activity/page/DeskTools.tsx'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { evaluateEditorText } from '../editor/text.ts'
import type { EvaluatePagesProps } from '../pagesProps.ts'
import { evaluateText } from '../text.ts'

const EditAxes = lazyDialog(async () => ({ default: (await import('../editor/EditAxes.tsx')).EditAxes }))

/** In the row of tools, for facilitators: undo, redo, and a menu of actions. */
export function EvaluateTools({ evaluate, here }: Pick<EvaluatePagesProps, 'evaluate' | 'here'>) {
  const text = useText(evaluateText)
  const labels = useText(labelText)
  const openRunDialog = useOpenRunDialog()
  const mayArrange = useMayDo('arrange')
  const { editAxes } = useText(evaluateEditorText)
  const [isEditingAxes, setEditingAxes] = useState(false)
  const { objectId, scale } = evaluate
  const otherPage = here.page === 'vote' ? 'results' : 'vote'
  return (
    <>
      <DeskTools desk={evaluate.source} label={text.actions}>
        <Menu.Item
          leftSection={otherPage === 'results' ? <IconChartBar size={18} /> : <IconListDetails size={18} />}
          onClick={() => here.open(otherPage)}
        >
          {otherPage === 'results' ? text.resultView : text.voteView}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopyPlus size={18} />}
          onClick={() => openRunDialog({ name: 'copyInput', objectId, at: null })}
        >
          {labels.copyInput}
        </Menu.Item>
        {mayArrange && !evaluate.isReading && (
          <Menu.Item leftSection={<IconRulerMeasure size={18} />} onClick={() => setEditingAxes(true)}>
            {editAxes(scale.axes)}
          </Menu.Item>
        )}
      </DeskTools>
      {isEditingAxes && <EditAxes evaluate={evaluate} onClose={() => setEditingAxes(false)} />}
    </>
  )
}
