import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { useText } from '#ui/texts/useText.ts'
import choice from '../Choice.module.css'
import classes from './ColorDialog.module.css'
import { boardText } from '../boardText.ts'

export interface ColorDialogProps {
  /** What has the colour; by default a group. */
  title?: string
  color: number
  onChoose: (color: number) => void
  onClose: () => void
}

/** The colours of a group, each with its name, because some people cannot tell colours apart. */
export function ColorDialog({ title, color, onChoose, onClose }: ColorDialogProps) {
  const text = useText(boardText)
  return (
    <AppDialog title={title ?? text.colorTitle} onClose={onClose}>
      <div className={classes.swatches}>
        {text.colors.map((name, index) => (
          <button
            key={name}
            type="button"
            className={choice.choice}
            aria-pressed={index === color}
            onClick={() => {
              onClose()
              onChoose(index)
            }}
          >
            <span className={classes.color} data-color={index || undefined} aria-hidden="true" />
            {name}
          </button>
        ))}
      </div>
    </AppDialog>
  )
}
