import type { IndicativeCheck, IndicativeRule } from '@/contracts/application/indicative';
import type { Settings } from '@/contracts/setting/settings';

/** A figure that rules of an indication measure by. */
export type AssessmentFigure = Exclude<keyof Settings['indications'], 'indicationValid'>;

interface AssessmentRule {
  rule: IndicativeRule;
  /** The figures that it states. */
  figures: readonly AssessmentFigure[];
}

/** The rules of an indicative result that measure income and value by figures of the lender. */
export function assessmentRules(
  figureOf: (name: AssessmentFigure) => number,
): readonly AssessmentRule[] {
  const annualRate = figureOf('stressRate');
  const special = figureOf('specialLtvReview');
  const [most, review, varying] = [
    figureOf('debtServicingMax'),
    figureOf('debtServicingReview'),
    figureOf('debtServicingVarying'),
  ];
  return [
    {
      figures: ['specialLtvReview'],
      rule: {
        _id: 'share-special',
        propertyKinds: ['village', 'car-park'],
        measure: 'loanToValue',
        max: special,
        result: 'needs-review',
        reasonEn: `For a village house or car park our staff review anything above ${special}% of the value.`,
        reasonHk: `村屋或車位貸款超過估值的 ${special}%，須由專人審視。`,
        reasonCn: `村屋或车位贷款超过估值的 ${special}%，须由工作人员审核。`,
      },
    },
    {
      figures: ['debtServicingMax', 'stressRate'],
      rule: {
        _id: 'burden-high',
        measure: 'debtServicingRatio',
        max: most,
        annualRate,
        result: 'outside-range',
        reasonEn: `Counting this loan at ${annualRate}% a year, your monthly debt payments would be more than ${most}% of your income.`,
        reasonHk: `以年利率 ${annualRate}% 計算，連同此貸款，你的每月還款總額會超過收入的 ${most}%。`,
        reasonCn: `按年利率 ${annualRate}% 计算，加上这笔贷款，您的每月还款总额会超过收入的 ${most}%。`,
      },
    },
    {
      figures: ['debtServicingReview', 'stressRate'],
      rule: {
        _id: 'burden-raised',
        measure: 'debtServicingRatio',
        max: review,
        annualRate,
        result: 'needs-review',
        reasonEn: `Counting this loan at ${annualRate}% a year, your monthly debt payments would be more than ${review}% of your income.`,
        reasonHk: `以年利率 ${annualRate}% 計算，連同此貸款，你的每月還款總額會超過收入的 ${review}%。`,
        reasonCn: `按年利率 ${annualRate}% 计算，加上这笔贷款，您的每月还款总额会超过收入的 ${review}%。`,
      },
    },
    {
      figures: ['debtServicingVarying', 'stressRate'],
      rule: {
        _id: 'income-uneven',
        employment: ['irregular', 'self-employed'],
        measure: 'debtServicingRatio',
        max: varying,
        annualRate,
        result: 'needs-review',
        reasonEn: `Your income varies, so our staff review applications where monthly debt payments exceed ${varying}% of income.`,
        reasonHk: `你的收入不固定，如每月還款超過收入的 ${varying}%，申請須由專人審視。`,
        reasonCn: `您的收入不固定，如果每月还款超过收入的 ${varying}%，申请须由工作人员审核。`,
      },
    },
  ];
}

/** A figure that the list of what is still to be verified states. */
export type ProofFigure = Extract<keyof Settings['proofs'], 'incomeProof' | 'varyingIncomeProof'>;

interface ProofCheck {
  check: IndicativeCheck;
  figure: ProofFigure;
}

/** What an applicant proves of an income, over the months that the lender asks for. */
export function proofChecks(figureOf: (name: ProofFigure) => number): readonly ProofCheck[] {
  const [months, varying] = [figureOf('incomeProof'), figureOf('varyingIncomeProof')];
  return [
    {
      figure: 'incomeProof',
      check: {
        _id: 'income-three-months',
        employment: ['own-payroll', 'salaried', 'retired'],
        textEn: `Proof of income for the last ${months} months`,
        textHk: `最近 ${months} 個月的入息證明`,
        textCn: `最近 ${months} 个月的收入证明`,
      },
    },
    {
      figure: 'varyingIncomeProof',
      check: {
        _id: 'income-six-months',
        employment: ['irregular', 'self-employed', 'none'],
        textEn: `Bank statements for the last ${varying} months and the latest tax demand`,
        textHk: `最近 ${varying} 個月的銀行月結單及最新稅單`,
        textCn: `最近 ${varying} 个月的银行流水和最新税单`,
      },
    },
  ];
}
