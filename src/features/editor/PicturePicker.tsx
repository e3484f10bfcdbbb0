import { useState } from 'react'
import { templatePics } from '#domain/workshop/workshop.ts'
import { TemplatePicture } from '#ui/templates/TemplatePicture.tsx'
import { useText } from '#ui/texts/useText.ts'
import classes from './TemplateSettings.module.css'
import { templateText } from './templateText.ts'

export interface PicturePickerProps {
  /** The saved picture. */
  pic: string
  isDisabled: boolean
  /** Resolves when the picture is saved or saving failed. */
  onPick: (pic: string) => Promise<unknown>
}

/** The pictures a template can have, as a single choice. */
export function PicturePicker({ pic, isDisabled, onPick }: PicturePickerProps) {
  const text = useText(templateText)
  // Optimistic update: the pressed picture is shown as chosen until saving ends; on failure the saved one returns.
  const [wanted, setWanted] = useState<string | null>(null)
  const pick = (one: string): void => {
    setWanted(one)
    void onPick(one).finally(() => setWanted((now) => (now === one ? null : now)))
  }
  return (
    <fieldset className={classes.pictures} disabled={isDisabled}>
      <legend className={classes.legend}>{text.picture}</legend>
      {templatePics.map((one, number) => (
        <label key={one} className={classes.picture}>
          <input
            type="radio"
            name="templatePic"
            value={one}
            checked={one === (wanted ?? pic)}
            aria-label={text.pictureOf(number)}
            onChange={() => pick(one)}
          />
          <TemplatePicture pic={one} name={text.pictureOf(number)} />
        </label>
      ))}
    </fieldset>
  )
}
