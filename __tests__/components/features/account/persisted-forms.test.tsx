import { fireEvent, screen } from '@testing-library/react';
import { ContactScreen } from '@/features/account/screens/requests/contact-screen';
import { CreditLimitScreen } from '@/features/account/screens/requests/credit-limit-screen';
import { DetailsScreen } from '@/features/account/screens/details/details-screen';
import { PaymentHolidayScreen } from '@/features/account/screens/requests/payment-holiday-screen';
import { PaymentsScreen } from '@/features/account/screens/payments/payments-screen';
import { WithdrawalScreen } from '@/features/account/screens/requests/withdrawal-screen';
import { plusDays, hongKongDay } from '@/lib/hong-kong-day';
import { endSessions } from '@test/support/account/account-setup';
import { second, receipt, show, box, press } from '@test/support/account/persisted-form-screen';

afterEach(endSessions);

describe('What is typed into the account is still there in another language:', () => {
  it('a message, what it is about, and the wait after one was sent', async () => {
    const shown = await show((words) => <ContactScreen {...words} />, {
      losContactUs: { data: { ...receipt.data, kind: 'contact', state: 'received' } },
    });
    await shown.user.selectOptions(
      screen.getByRole('combobox', { name: 'What is your message about?' }),
      'settlement',
    );
    await shown.user.selectOptions(
      screen.getByRole('combobox', { name: 'Choose a loan' }),
      second.loanNo,
    );
    await shown.user.type(box('Message'), 'When does it end?');
    await shown.speak('hk');
    expect(screen.getByRole('combobox', { name: '有關事項' })).toHaveValue('settlement');
    expect(screen.getByRole('combobox', { name: '選擇貸款' })).toHaveValue(second.loanNo);
    expect(box('留言')).toHaveValue('When does it end?');
    await press(shown, '送出');
    expect(await screen.findByRole('heading', { name: '已收到留言' })).toBeVisible();
    await shown.speak('en');
    expect(screen.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
    await press(shown, 'Write another message');
    expect(box('Message')).toHaveValue('');
    expect(
      screen.getByRole('button', { name: /^You can write again in \d+ seconds$/ }),
    ).toBeVisible();
  });

  it('a payment holiday', async () => {
    const shown = await show((words) => <PaymentHolidayScreen {...words} />, {
      paymHoliday: { data: { ...receipt.data, kind: 'payment-holiday', state: 'received' } },
    });
    await shown.user.selectOptions(
      screen.getByRole('combobox', { name: 'Months without payment' }),
      '5',
    );
    await shown.user.type(box('Why you need it'), 'Between two jobs');
    await shown.speak('hk');
    expect(screen.getByRole('combobox', { name: '暫停供款月數' })).toHaveValue('5');
    expect(box('申請原因')).toHaveValue('Between two jobs');
    await press(shown, '申請此還款假期');
    await press(shown, '再次申請');
    expect(box('申請原因')).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a withdrawal in the middle of its confirmation, with the code that was sent', async () => {
    const shown = await show((words) => <WithdrawalScreen {...words} />);
    await shown.user.type(box('Amount'), '50,000{Enter}');
    await press(shown, 'Send the code');
    await shown.user.type(await screen.findByRole('textbox', { name: 'Six-digit code' }), '1234');
    await shown.speak('hk');
    expect(screen.getByRole('heading', { name: '以驗證碼確認' })).toBeVisible();
    expect(screen.getByText(/HK\$50,000\.00/)).toBeVisible();
    expect(box('六位數字驗證碼')).toHaveValue('1234');
    await press(shown, '返回修改');
    expect(box('金額')).toHaveValue('50,000');
  });

  it('a higher limit and what it is for', async () => {
    const shown = await show((words) => <CreditLimitScreen {...words} />);
    await shown.user.type(box('Limit you would like'), '1,500,000');
    await shown.user.type(box(/^Purpose/), 'A kitchen');
    await shown.speak('hk');
    expect(box('希望獲得的信貸額')).toHaveValue('1,500,000');
    expect(box(/^用途/)).toHaveValue('A kitchen');
    await press(shown, '繼續');
    await shown.speak('en');
    expect(screen.getByText(/^A limit of HK\$1,500,000\.00 for Revolving loan/)).toBeVisible();
  });

  it('the loan and the day of settling early', async () => {
    const day = plusDays(hongKongDay(new Date()), 20);
    const shown = await show((words) => <PaymentsScreen {...words} />);
    await shown.user.selectOptions(
      screen.getByRole('combobox', { name: 'Choose a loan' }),
      second.loanNo,
    );
    fireEvent.change(screen.getByLabelText('Day of payment'), { target: { value: day } });
    await shown.speak('hk');
    expect(screen.getByRole('combobox', { name: '選擇貸款' })).toHaveValue(second.loanNo);
    expect(screen.getByLabelText('清還日期')).toHaveValue(day);
  });

  it.each([
    { detail: 'Email', label: 'New email', labelHk: '新電郵', text: 'someone@example.com' },
    {
      detail: 'Postal address',
      label: 'New postal address',
      labelHk: '新通訊地址',
      text: '2 Example Road',
    },
    {
      detail: 'Mobile number',
      label: 'New mobile number',
      labelHk: '新手提電話號碼',
      text: '9876 54',
    },
    {
      detail: 'Bank account for withdrawals',
      label: 'Account number',
      labelHk: '戶口號碼',
      text: '222-333',
    },
  ])('a new detail ($detail)', async ({ detail, label, labelHk, text }) => {
    const shown = await show((words) => <DetailsScreen {...words} />);
    await press(shown, `Change ${detail}`);
    await shown.user.clear(box(label));
    await shown.user.type(box(label), text);
    await shown.speak('hk');
    expect(box(labelHk)).toHaveValue(text);
  });

  it('both numbers of a change of phone, at the second code', async () => {
    const shown = await show((words) => <DetailsScreen {...words} />, {
      internetInfoUpd: { data: { ...receipt.data, kind: 'phone', state: 'needs-code' } },
    });
    await press(shown, 'Change Mobile number');
    await shown.user.type(box('New mobile number'), '9876 5432{Enter}');
    await press(shown, 'Send the code');
    await shown.user.type(
      await screen.findByRole('textbox', { name: 'Six-digit code' }),
      '123456{Enter}',
    );
    expect(
      await screen.findByRole('heading', { name: 'Then, a code to the new number' }),
    ).toBeVisible();
    await shown.speak('hk');
    expect(screen.getByRole('heading', { name: '第二步：發送驗證碼到新號碼' })).toBeVisible();
    expect(screen.getByText('確認 +852 9876 5432 屬於你')).toBeVisible();
  });

  it('the choices of messages', async () => {
    const shown = await show((words) => <DetailsScreen {...words} />);
    await shown.user.selectOptions(
      screen.getByRole('combobox', { name: /^Language of text messages/ }),
      'cn',
    );
    await shown.user.click(screen.getByRole('checkbox', { name: /^You may tell me/ }));
    await shown.speak('hk');
    expect(screen.getByRole('combobox', { name: '短訊及信件的語言' })).toHaveValue('cn');
    expect(screen.getByRole('checkbox', { name: /^我同意接收你們/ })).not.toBeChecked();
  });
});
