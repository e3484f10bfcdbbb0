import { useState } from 'react'
import { sameValue } from '#domain/workshop/state.ts'

/** The previous value until one comes that differs from it by value: an edit of a cell makes no new list of rows. */
export function useStable<Value>(
  value: Value,
  isSame: (one: Value, other: Value) => boolean = sameValue,
): Value {
  const [kept] = useState(() => new Kept(value))
  return kept.keep(value, isSame)
}

class Kept<Value> {
  #value: Value

  constructor(value: Value) {
    this.#value = value
  }

  keep(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
    if (!isSame(this.#value, value)) this.#value = value
    return this.#value
  }
}
