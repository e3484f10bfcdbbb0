import { Button, Radio, Text } from '@mantine/core'
import { useState } from 'react'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './MergeDialog.module.css'
import { boardText } from '../boardText.ts'

export interface MergeDialogProps {
  from: string
  to: string
  onMerge: (title: string) => void
  onClose: () => void
}

/** Asks which name to keep when two named groups are merged. */
export function MergeDialog({ from, to, onMerge, onClose }: MergeDialogProps) {
  const text = useText(boardText)
  const { cancel } = useText(uiText)
  const [title, setTitle] = useState(to)
  return (
    <AppDialog title={text.mergeTitle} onClose={onClose}>
      <Text>{text.mergeBody(from, to)}</Text>
      <Radio.Group label={text.mergeKeep} value={title} onChange={setTitle} mt="md">
        <div className={classes.radios}>
          <Radio value={to} label={to} data-autofocus />
          <Radio value={from} label={from} />
        </div>
      </Radio.Group>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {cancel}
        </Button>
        <Button
          onClick={() => {
            onClose()
            onMerge(title)
          }}
        >
          {text.merge}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
