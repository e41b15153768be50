import {
  CARDS_OF_A_TYPE,
  type Discard,
  type GladeType,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { Arrow, Cross, Label } from '#src/figures/kit.tsx';
import { CARD, GladeCard, upTo } from '../shared/pieces.tsx';

const STEP = 39;

/** The width of a full row and of one card more. */
export const ROW_WIDTH = STEP * (CARDS_OF_A_TYPE.max + 1) + 6;
export const ROW_HEIGHT = CARD.height + 16;

export interface CardRowProps {
  readonly type: GladeType;
  readonly owned: number;
  /** Whether a card of the type is taken; `refused`: it may not be. */
  readonly taking?: 'taken' | 'refused' | undefined;
  /** The card that goes first. */
  readonly discard?: Discard;
  /** Whether the card wanted has the effect of one in the row. */
  readonly hasTwin?: boolean;
}

/** The cards of one type in their places, and the one that comes; from the spot of its group. */
export function CardRow({ type, owned, taking, discard = 'none', hasTwin = false }: CardRowProps) {
  const y = 10;
  const left = (place: number): number => 2 + place * STEP;
  const gone = discard === 'none' ? -1 : owned - 1;
  const twin = hasTwin ? owned - 1 : -1;
  const isLeaving = gone >= 0 && taking === 'taken';
  return (
    <>
      {upTo(CARDS_OF_A_TYPE.max).map((place) => (
        <GladeCard x={left(place)} y={y} type={type} look={place < owned ? 'card' : 'empty'} />
      ))}
      {gone >= 0 && <Cross x={left(gone) + CARD.width / 2} y={y + CARD.height / 2} size={12} />}
      {taking !== undefined && (
        <>
          <GladeCard x={left(owned)} y={y} type={type} look="chosen" />
          {taking === 'refused' && (
            <Cross x={left(owned) + CARD.width / 2} y={y + CARD.height / 2} size={12} />
          )}
          {isLeaving && (
            <Arrow
              from={{ x: left(owned) + 10, y: 5 }}
              to={{ x: left(gone) + CARD.width / 2 + 4, y: 5 }}
            />
          )}
        </>
      )}
      {twin >= 0 && taking !== undefined && (
        <Label x={left(owned) - 3.5} y={y + CARD.height / 2 + 6} look="strong">
          =
        </Label>
      )}
    </>
  );
}
