import { useChartColors } from '#activity/chart/chartColors.ts'
import { planeColors, planeSchemes } from '#activity/chart/matrix/planeColors.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './MatrixColors.module.css'
import { evaluateEditorText } from './text.ts'

export interface MatrixColorsProps {
  /** 0 is white, 1 to 4 are the schemes. */
  chosen: number
  onChoose: (scheme: number) => void
}

/** The colours of a matrix as swatches; each is named, because some people cannot tell colours apart. */
export function MatrixColors({ chosen, onChoose }: MatrixColorsProps) {
  const text = useText(evaluateEditorText)
  const colors = useChartColors()
  return (
    <fieldset className={classes.colors}>
      <legend>{text.matrixColors}</legend>
      <div className={classes.row}>
        {Array.from({ length: planeSchemes }, (_, scheme) => (
          <label key={scheme} className={classes.choice} title={text.schemes[scheme]}>
            <input
              type="radio"
              name="matrixColors"
              aria-label={text.schemes[scheme]}
              checked={scheme === chosen}
              onChange={() => onChoose(scheme)}
            />
            <span className={classes.swatch} aria-hidden="true">
              {planeColors(colors, scheme).map((color, quadrant) => (
                <span key={quadrant} style={{ background: color }} />
              ))}
            </span>
          </label>
        ))}
      </div>
      <p className={classes.name}>{text.schemes[chosen]}</p>
    </fieldset>
  )
}
