// How many edits lie between two words.

/**
 * Edits (a letter more, less, another, or two neighbours swapped) from `typed` to each beginning of `word`, from the empty one to the
 * whole; null where all take more than `most`.
 */
export function editsToBeginnings(typed: string, word: string, most: number): readonly number[] | null {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row++) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1);
      let cost = Math.min(last[column]! + 1, now[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwap =
        row > 1 &&
        column > 1 &&
        typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1);
      if (isSwap) cost = Math.min(cost, before[column - 2]! + 1);
      now.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return null;
    before = last;
    last = now;
  }
  return last;
}
