import { Button } from '@mantine/core'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate } from '../useEvaluate.ts'
import { DimensionTexts, ScaleTexts } from './AxisTexts.tsx'
import classes from './EditAxes.module.css'
import { RangeFields } from './RangeFields.tsx'
import { evaluateEditorText } from './text.ts'

export interface EditAxesProps {
  evaluate: Evaluate
  onClose: () => void
}

/** For facilitators, over the page: what the axes mean, and how long they are. Saved while it is typed. SPEC EV4, EV5 */
export function EditAxes({ evaluate, onClose }: EditAxesProps) {
  const text = useText(evaluateEditorText)
  const ui = useText(uiText)
  const { source: desk, scale } = evaluate
  return (
    <AppDialog title={text.editAxes(scale.axes)} onClose={onClose} isWide>
      <div className={classes.fields}>
        {scale.axes === 2 ? <DimensionTexts desk={desk} /> : <ScaleTexts desk={desk} />}
        <RangeFields evaluate={evaluate} />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {ui.close}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
