'use client';

import { useState } from 'react';
import { textLimits } from '@/contracts/limits/limits';
import type { TranslationProps } from '@/i18n/translation-props';
import type { OptionItem } from '../evaluation.types';
import type { Valuation } from '../use-valuation';
import { choosePlace, nameBlock } from '../valuation-form';
import { OptionSelect } from './option-select';
import { ValuationTextField } from './valuation-text-field';

interface BlockFieldProps extends TranslationProps<'evaluation'> {
  valuation: Pick<Valuation, 'form' | 'edit'>;
  blocks: readonly OptionItem[];
}

const otherBlock = 'other';

/** The block of an estate or a building: selected from those known, or typed. */
export function BlockField({ valuation: { form, edit }, blocks, t }: BlockFieldProps) {
  const [isOther, setIsOther] = useState(false);
  const { block } = form.places;
  const hasBlocks = block !== undefined || blocks.length > 0;
  const isTyped = block === undefined && (form.blockName !== '' || isOther);
  return (
    <>
      {hasBlocks ? (
        <OptionSelect
          label={t('pick.block')}
          placeholder={t('pick.anyBlock')}
          unknownLabel={t('pick.loading')}
          value={isTyped ? otherBlock : (block ?? '')}
          groups={[{ options: [...blocks, { value: otherBlock, label: t('pick.otherBlock') }] }]}
          onChange={(value) => {
            setIsOther(value === otherBlock);
            edit((latest) => choosePlace(latest, 'block', value === otherBlock ? '' : value));
          }}
        />
      ) : null}
      {isTyped ? (
        <ValuationTextField
          label={t(hasBlocks ? 'pick.blockTyped' : 'pick.block')}
          value={form.blockName}
          maxLength={textLimits.blockName}
          onChange={(blockName) => {
            setIsOther(true);
            edit((latest) => nameBlock(latest, blockName));
          }}
        />
      ) : null}
    </>
  );
}
