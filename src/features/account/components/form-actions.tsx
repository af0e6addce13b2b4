import formStyles from '@/components/form/form.module.css';

interface FormActionsProps {
  /** What the form does, or that it is doing it. */
  submitLabel: string;
  isSending?: boolean;
  cancelLabel: string;
  onCancel: () => void;
}

/** The end of a form that stands in place of what it changes: do it, or leave it as it was. */
export function FormActions({
  submitLabel,
  isSending = false,
  cancelLabel,
  onCancel,
}: FormActionsProps) {
  return (
    <p className={formStyles.actions}>
      <button type="submit" className={formStyles.primary} aria-disabled={isSending || undefined}>
        {submitLabel}
      </button>
      <button type="button" className={formStyles.plain} onClick={onCancel}>
        {cancelLabel}
      </button>
    </p>
  );
}
